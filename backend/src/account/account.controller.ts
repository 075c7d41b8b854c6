import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Req, UseGuards } from '@nestjs/common';
import {
  type ChangeAccountInput,
  changeAccountSchema,
  type ChangeEmailInput,
  changeEmailSchema,
  confirmEmailSchema,
  type LeaveInput,
  leaveSchema,
} from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { EmailChangeService } from '../auth/email-change.service.js';
import { IgnoreAccessToken } from '../auth/guards/ignore-access-token.decorator.js';
import { MemberGuard } from '../auth/guards/member.guard.js';
import { memberOf } from '../http/caller.decorator.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { AccountService } from './account.service.js';
import { LeavingService } from './leaving.service.js';

@Controller('auth/me')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly leaving: LeavingService,
    private readonly emails: EmailChangeService,
  ) {}

  @Get()
  @UseGuards(MemberGuard)
  async read(@Req() request: FastifyRequest) {
    return { user: await this.account.read(memberOf(request).id) };
  }

  @Patch()
  @UseGuards(MemberGuard)
  @RateLimited('changeAccount')
  async change(
    @Body({ schema: changeAccountSchema }) input: ChangeAccountInput,
    @Req() request: FastifyRequest,
  ) {
    return { user: await this.account.change(memberOf(request).id, input, request.ip) };
  }

  @Delete()
  @HttpCode(204)
  @UseGuards(MemberGuard)
  @RateLimited('changeAccount')
  async leave(
    @Body({ schema: leaveSchema }) input: LeaveInput,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.leaving.leave(memberOf(request).id, input, request.ip);
  }

  @Post('email')
  @HttpCode(200)
  @UseGuards(MemberGuard)
  @RateLimited('changeAccount')
  changeEmail(@Body({ schema: changeEmailSchema }) input: ChangeEmailInput, @Req() request: FastifyRequest) {
    return this.emails.ask(memberOf(request).id, input, request.ip);
  }

  @Post('email/confirm')
  @HttpCode(200)
  @IgnoreAccessToken()
  @RateLimited('resetPassword')
  confirmEmail(
    @Body({ schema: confirmEmailSchema }) { token }: { token: string },
    @Req() request: FastifyRequest,
  ) {
    return this.emails.confirm(token, request.ip);
  }
}
