import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ENV, type Env } from '../config/env.js';
import { TokenService } from './token.service.js';
import type { UserEntity } from './user.entity.js';

/** Checks signature and time; whose it is and whether it still counts is looked up. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(ENV) env: Env,
    private readonly tokens: TokenService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A key that is made already; a text would be tried as a public key first, at every call.
      secretOrKey: createSecretKey(env.JWT_SECRET ?? '', 'utf8') as unknown as Buffer,
      algorithms: ['HS256'],
    });
  }

  async validate(claims: unknown): Promise<UserEntity | false> {
    return (await this.tokens.ownerOf(claims)) ?? false;
  }
}
