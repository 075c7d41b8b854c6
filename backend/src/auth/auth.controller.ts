import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  type ChangePasswordInput,
  changePasswordSchema,
  forgotPasswordSchema,
  type LoginInput,
  loginSchema,
  type RegisterInput,
  registerSchema,
  resetPasswordSchema,
  resetTokenSchema,
  type SetPasswordInput,
  setPasswordSchema,
  verifySchema,
} from '@kkumpuri/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { memberOf } from '../http/caller.decorator.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { AuthService } from './auth.service.js';
import { IgnoreAccessToken } from './guards/ignore-access-token.decorator.js';
import { MemberGuard } from './guards/member.guard.js';
import { handOutSession, originOf, renewingOriginOf } from './origin.js';
import { RecoveryService } from './passwords/recovery.service.js';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly recovery: RecoveryService,
  ) {}

  @Post('register')
  @HttpCode(201)
  @IgnoreAccessToken()
  @RateLimited('register')
  async register(
    @Body({ schema: registerSchema }) input: RegisterInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const origin = renewingOriginOf(request);
    const registered = await this.auth.register(input, origin);
    handOutSession(origin, reply);
    return registered;
  }

  @Post('login')
  @HttpCode(200)
  @IgnoreAccessToken()
  @RateLimited('login')
  async login(
    @Body({ schema: loginSchema }) input: LoginInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const origin = renewingOriginOf(request);
    const loggedIn = await this.auth.login(input, origin);
    handOutSession(origin, reply);
    return loggedIn;
  }

  @Post('verify')
  @HttpCode(200)
  @IgnoreAccessToken()
  @RateLimited('verify')
  verify(@Body({ schema: verifySchema }) { token }: { token: string }) {
    return this.auth.verify(token);
  }

  @Post('forgot-password')
  @HttpCode(200)
  @IgnoreAccessToken()
  @RateLimited('forgot')
  forgotPassword(
    @Body({ schema: forgotPasswordSchema }) { email }: { email: string },
    @Req() request: FastifyRequest,
  ) {
    return this.recovery.forgot(email, request.ip);
  }

  @Post('reset-password')
  @HttpCode(200)
  @IgnoreAccessToken()
  @RateLimited('resetPassword')
  resetPassword(
    @Body({ schema: resetPasswordSchema }) input: { token: string; newPassword: string },
    @Req() request: FastifyRequest,
  ) {
    return this.recovery.reset(input.token, input.newPassword, originOf(request));
  }

  @Post('reset-password/check')
  @HttpCode(204)
  @IgnoreAccessToken()
  @RateLimited('resetPassword')
  checkResetLink(@Body({ schema: resetTokenSchema }) { token }: { token: string }): Promise<void> {
    return this.recovery.checkLink(token);
  }

  @Post('change-password')
  @HttpCode(200)
  @UseGuards(MemberGuard)
  @RateLimited('changePassword')
  changePassword(
    @Body({ schema: changePasswordSchema }) input: ChangePasswordInput,
    @Req() request: FastifyRequest,
  ) {
    return this.auth.changePassword(memberOf(request).id, input, originOf(request));
  }

  @Post('me/password')
  @HttpCode(200)
  @UseGuards(MemberGuard)
  @RateLimited('changePassword')
  setPassword(@Body({ schema: setPasswordSchema }) input: SetPasswordInput, @Req() request: FastifyRequest) {
    return this.auth.setPassword(memberOf(request).id, input, originOf(request));
  }
}
