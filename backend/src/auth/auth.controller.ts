import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import {
  type ChangePasswordInput,
  changePasswordSchema,
  forgotPasswordSchema,
  type LoginInput,
  loginSchema,
  type RegisterInput,
  registerSchema,
  resetPasswordSchema,
  verifySchema,
} from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../common/caller.decorator.js';
import { addressKey } from '../limits/address-key.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { AuthService } from './auth.service.js';
import { IgnoreBearer } from './ignore-bearer.decorator.js';
import type { Origin } from './login-attempts.service.js';
import { MemberGuard } from './member.guard.js';
import { RecoveryService } from './recovery.service.js';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly recovery: RecoveryService,
  ) {}

  @Post('register')
  @HttpCode(201)
  @IgnoreBearer()
  @RateLimited('register')
  register(@Body({ schema: registerSchema }) input: RegisterInput, @Req() request: FastifyRequest) {
    return this.auth.register(input, originOf(request));
  }

  @Post('login')
  @HttpCode(200)
  @IgnoreBearer()
  @RateLimited('login')
  login(@Body({ schema: loginSchema }) input: LoginInput, @Req() request: FastifyRequest) {
    return this.auth.login(input, originOf(request));
  }

  @Post('verify')
  @HttpCode(200)
  @IgnoreBearer()
  @RateLimited('verify')
  verify(@Body({ schema: verifySchema }) { token }: { token: string }) {
    return this.auth.verify(token);
  }

  @Post('forgot-password')
  @HttpCode(200)
  @IgnoreBearer()
  @RateLimited('forgot')
  forgotPassword(@Body({ schema: forgotPasswordSchema }) { email }: { email: string }) {
    return this.recovery.forgot(email);
  }

  @Post('reset-password')
  @HttpCode(200)
  @IgnoreBearer()
  @RateLimited('resetPassword')
  resetPassword(
    @Body({ schema: resetPasswordSchema }) input: { token: string; newPassword: string },
    @Req() request: FastifyRequest,
  ) {
    return this.recovery.reset(input.token, input.newPassword, originOf(request));
  }

  @Post('change-password')
  @HttpCode(200)
  @UseGuards(MemberGuard)
  @RateLimited('changePassword')
  changePassword(
    @Body({ schema: changePasswordSchema }) input: ChangePasswordInput,
    @Req() request: FastifyRequest,
  ) {
    return this.auth.changePassword(callerOf(request).user?.id ?? '', input);
  }
}

function originOf(request: FastifyRequest): Origin {
  return { address: addressKey(request.ip), sessionId: callerOf(request).sessionId };
}
