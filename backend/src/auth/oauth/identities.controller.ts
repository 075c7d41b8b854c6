import { Body, Controller, Delete, HttpCode, Param, Post, Req, UseGuards } from '@nestjs/common';
import {
  type ConnectInput,
  connectSchema,
  type ConnectStartInput,
  connectStartSchema,
  errorMessages,
} from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.js';
import { memberOf } from '../../http/caller.decorator.js';
import { RateLimited } from '../../limits/rate-limited.decorator.js';
import { MemberGuard } from '../guards/member.guard.js';
import { IdentitiesService } from './identities.service.js';
import { ProviderFailure } from './provider-client.service.js';

@Controller('auth/me/identities')
@UseGuards(MemberGuard)
export class IdentitiesController {
  constructor(private readonly identities: IdentitiesService) {}

  @Post()
  @HttpCode(200)
  @RateLimited('changeAccount')
  async connect(@Body({ schema: connectSchema }) input: ConnectInput, @Req() request: FastifyRequest) {
    return { message: await this.identities.connect(memberOf(request).id, input, request.ip) };
  }

  @Post(':provider')
  @HttpCode(200)
  @RateLimited('changeAccount')
  async begin(
    @Param('provider') provider: string,
    @Body({ schema: connectStartSchema }) input: ConnectStartInput,
    @Req() request: FastifyRequest,
  ) {
    try {
      return await this.identities.begin(memberOf(request).id, provider, input);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      throw new AppError(503, 'provider_away', errorMessages.providerAway);
    }
  }

  @Delete(':provider')
  @RateLimited('changeAccount')
  async disconnect(@Param('provider') provider: string, @Req() request: FastifyRequest) {
    return { message: await this.identities.disconnect(memberOf(request).id, provider, request.ip) };
  }
}
