import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  type OAuthExchangeInput,
  oauthExchangeSchema,
  type OAuthFailure,
  type OAuthStartQuery,
  oauthStartQuerySchema,
} from '@kkumpuri/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimited } from '../../limits/rate-limited.decorator.js';
import { IgnoreAccessToken } from '../guards/ignore-access-token.decorator.js';
import { handOutSession, renewingOriginOf } from '../origin.js';
import { OAuthService } from './oauth.service.js';
import { ProviderClient, ProviderFailure } from './provider-client.service.js';

/** The page that ends what began at a provider. */
const RETURN_PAGE = '/login/return';

@Controller('auth/oauth')
@IgnoreAccessToken()
export class OAuthController {
  constructor(
    private readonly oauth: OAuthService,
    private readonly providers: ProviderClient,
  ) {}

  @Get('providers')
  list() {
    return { providers: this.providers.list() };
  }

  @Post('exchange')
  @HttpCode(200)
  @RateLimited('oauth')
  async exchange(
    @Body({ schema: oauthExchangeSchema }) input: OAuthExchangeInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const origin = renewingOriginOf(request);
    const admitted = await this.oauth.exchange(input, origin);
    handOutSession(origin, reply);
    return admitted;
  }

  @Get(':provider')
  @RateLimited('oauth')
  async setOut(
    @Param('provider') provider: string,
    @Query({ schema: oauthStartQuerySchema }) { challenge }: OAuthStartQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id } = this.providers.require(provider);
    try {
      redirect(reply, await this.oauth.setOut(id, { challenge: challenge ?? null, userId: null }));
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      redirect(reply, returnTo({ error: error.failure }));
    }
  }

  @Get(':provider/callback')
  @RateLimited('oauth')
  async comeBack(
    @Param('provider') provider: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id } = this.providers.require(provider);
    const query = request.url.slice(request.url.indexOf('?') + 1);
    redirect(reply, returnTo(await this.oauth.comeBack(id, query)));
  }
}

function returnTo(result: { code: string } | { error: OAuthFailure }): string {
  return `${RETURN_PAGE}?${new URLSearchParams(Object.entries<string>(result)).toString()}`;
}

/** The code that comes with an address is nobody else's business. */
function redirect(reply: FastifyReply, address: string): void {
  void reply.status(302).header('location', address).header('referrer-policy', 'no-referrer').send();
}
