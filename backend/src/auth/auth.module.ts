import { createSecretKey } from 'node:crypto';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ENV, type Env } from '../config/env.js';
import { InterpretationsModule } from '../dreams/rows/interpretations.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AdminAccountService } from './admin-account.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { AccessTokenGuard } from './guards/access-token.guard.js';
import { JwtStrategy } from './guards/jwt.strategy.js';
import { LoginAttemptsService } from './logins/login-attempts.service.js';
import { LoginsModule } from './logins/logins.module.js';
import { EmailChangeService } from './email-change.service.js';
import { PasswordProofService } from './passwords/password-proof.service.js';
import { PasswordService } from './passwords/password.service.js';
import { RecoveryService } from './passwords/recovery.service.js';
import { IdentitiesController } from './oauth/identities.controller.js';
import { IdentitiesService } from './oauth/identities.service.js';
import { OAuthController } from './oauth/oauth.controller.js';
import { OAuthRowsModule } from './oauth/oauth-rows.module.js';
import { OAuthService } from './oauth/oauth.service.js';
import { ProviderClient } from './oauth/provider-client.service.js';
import { SecondFactorService } from './two-factor/second-factor.service.js';
import { SessionsController } from './logins/sessions.controller.js';
import { SignInService } from './logins/sign-in.service.js';
import { TokenService } from './logins/token.service.js';
import { TotpController } from './two-factor/totp.controller.js';
import { TotpService } from './two-factor/totp.service.js';
import { UserEntity } from './user.entity.js';
import { UsersService } from './users.service.js';

const jwt = JwtModule.registerAsync({
  inject: [ENV],
  useFactory: (env: Env) => ({
    // A key that is made already; a text would be tried as a public key first, at every call.
    secret: createSecretKey(env.JWT_SECRET ?? '', 'utf8') as unknown as Buffer,
    signOptions: { algorithm: 'HS256' },
    verifyOptions: { algorithms: ['HS256'] },
  }),
});

/** Accounts, and the guard that checks the access token of every request. */
@Module({
  imports: [
    TypeOrmModule.forFeature([UserEntity]),
    AuditModule,
    InterpretationsModule,
    LoginsModule,
    MailModule,
    OAuthRowsModule,
    PassportModule,
    jwt,
  ],
  controllers: [AuthController, IdentitiesController, OAuthController, SessionsController, TotpController],
  providers: [
    { provide: APP_GUARD, useClass: AccessTokenGuard },
    AdminAccountService,
    AuthService,
    EmailChangeService,
    IdentitiesService,
    JwtStrategy,
    LoginAttemptsService,
    OAuthService,
    PasswordProofService,
    PasswordService,
    ProviderClient,
    RecoveryService,
    SecondFactorService,
    SignInService,
    TokenService,
    TotpService,
    UsersService,
  ],
  exports: [EmailChangeService, PasswordProofService, UsersService],
})
export class AuthModule {}
