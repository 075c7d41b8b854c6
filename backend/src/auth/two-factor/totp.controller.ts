import { Body, Controller, Delete, Get, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import {
  noticeMessages,
  type TotpDisableInput,
  totpConfirmSchema,
  totpDisableSchema,
  totpSetupSchema,
} from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { memberOf } from '../../http/caller.decorator.js';
import { RateLimited } from '../../limits/rate-limited.decorator.js';
import { AdminGuard } from '../guards/admin.guard.js';
import { TotpService } from './totp.service.js';

/** Two-step sign-in of the admin who asks. */
@Controller('auth/totp')
@UseGuards(AdminGuard)
export class TotpController {
  constructor(private readonly totp: TotpService) {}

  @Get()
  read(@Req() request: FastifyRequest) {
    return this.totp.state(memberOf(request).id);
  }

  @Post()
  @HttpCode(200)
  @RateLimited('changePassword')
  begin(
    @Body({ schema: totpSetupSchema }) { password }: { password: string },
    @Req() request: FastifyRequest,
  ) {
    return this.totp.begin(memberOf(request).id, password);
  }

  @Post('confirm')
  @HttpCode(200)
  @RateLimited('changePassword')
  confirm(@Body({ schema: totpConfirmSchema }) { code }: { code: string }, @Req() request: FastifyRequest) {
    return this.totp.confirm(memberOf(request).id, code, request.ip);
  }

  @Delete()
  @RateLimited('changePassword')
  async disable(
    @Body({ schema: totpDisableSchema }) input: TotpDisableInput,
    @Req() request: FastifyRequest,
  ) {
    await this.totp.disable(memberOf(request).id, input, request.ip);
    return { message: noticeMessages.totpDisabled };
  }
}
