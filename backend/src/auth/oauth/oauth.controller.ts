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
import { renewingOriginOf, sendSessionId } from '../origin.js';
import { OAuthService } from './oauth.service.js';
import { ProviderClient, ProviderFailure } from './provider-client.service.js';

/** The page that completes a sign-in or a connection with a provider. */
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
    sendSessionId(origin, reply);
    return admitted;
  }

  @Get(':provider')
  @RateLimited('oauth')
  async start(
    @Param('provider') provider: string,
    @Query({ schema: oauthStartQuerySchema }) { challenge }: OAuthStartQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id } = this.providers.require(provider);
    try {
      redirect(reply, await this.oauth.start(id, { challenge: challenge ?? null, userId: null }));
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      redirect(reply, returnTo({ error: error.failure }));
    }
  }

  @Get(':provider/callback')
  @RateLimited('oauth')
  async handleCallback(
    @Param('provider') provider: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id } = this.providers.require(provider);
    const query = request.url.slice(request.url.indexOf('?') + 1);
    redirect(reply, returnTo(await this.oauth.handleCallback(id, query)));
  }
}

function returnTo(result: { code: string } | { error: OAuthFailure }): string {
  return `${RETURN_PAGE}?${new URLSearchParams(Object.entries<string>(result)).toString()}`;
}

/** Sends no referrer, so that the code in the URL is not leaked. */
function redirect(reply: FastifyReply, url: string): void {
  void reply.status(302).header('location', url).header('referrer-policy', 'no-referrer').send();
}
