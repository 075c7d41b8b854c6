import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule, type JwtModuleOptions } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENV, type Env } from '../config/env.js';
import { InterpretationsModule } from '../dreams/interpretations.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AdminAccountService } from './admin-account.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { BearerGuard } from './bearer.guard.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { PasswordService } from './password.service.js';
import { RecoveryService } from './recovery.service.js';
import { TokenService } from './token.service.js';
import { UserEntity } from './user.entity.js';
import { UsersService } from './users.service.js';

type Lifetime = NonNullable<JwtModuleOptions['signOptions']>['expiresIn'];

const jwt = JwtModule.registerAsync({
  inject: [ENV],
  useFactory: (env: Env) => ({
    secret: env.JWT_SECRET,
    signOptions: { algorithm: 'HS256', expiresIn: env.JWT_TTL as Lifetime },
    verifyOptions: { algorithms: ['HS256'] },
  }),
});

/** Accounts, and the guard that checks the bearer of every request. */
@Module({
  imports: [TypeOrmModule.forFeature([UserEntity]), PassportModule, InterpretationsModule, MailModule, jwt],
  controllers: [AuthController],
  providers: [
    { provide: APP_GUARD, useClass: BearerGuard },
    AdminAccountService,
    AuthService,
    JwtStrategy,
    LoginAttemptsService,
    PasswordService,
    RecoveryService,
    TokenService,
    UsersService,
  ],
  exports: [UsersService],
})
export class AuthModule {}
