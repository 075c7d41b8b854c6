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
      secretOrKey: env.JWT_SECRET ?? '',
      algorithms: ['HS256'],
    });
  }

  async validate(claims: unknown): Promise<UserEntity | false> {
    return (await this.tokens.ownerOf(claims)) ?? false;
  }
}
