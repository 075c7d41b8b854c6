import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ENV, type Env } from '../../config/env.js';
import type { LiveLogin } from '../logins/logins.service.js';
import { TOKEN_AUDIENCE, TokenService, type VerifiedToken } from '../logins/token.service.js';

/** Checks signature, audience and expiry; the token service looks up whether the login still exists. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(ENV) env: Env,
    private readonly tokens: TokenService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A ready key: jsonwebtoken would first try to parse a string as a public key, at every call.
      secretOrKey: createSecretKey(env.JWT_SECRET ?? '', 'utf8') as unknown as Buffer,
      algorithms: ['HS256'],
      audience: TOKEN_AUDIENCE,
      // The header comes along, because the token service refuses critical extensions.
      jsonWebTokenOptions: { complete: true },
    });
  }

  async validate(verified: VerifiedToken): Promise<LiveLogin | false> {
    return (await this.tokens.loginOf(verified)) ?? false;
  }
}
