import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isUuid } from '@kkumpuri/contract';
import type { UserEntity } from './user.entity.js';
import { UsersService } from './users.service.js';

/** Bearers: who (`sub`) and under which version of that user's tokens (`ver`). */
@Injectable()
export class TokenService {
  constructor(
    private readonly jwt: JwtService,
    private readonly users: UsersService,
  ) {}

  issue(user: UserEntity): Promise<string> {
    return this.jwt.signAsync({ ver: user.tokenVersion }, { subject: user.id });
  }

  /** The user a token names, or null when it is forged, expired, outdated or of nobody. */
  async read(token: string): Promise<UserEntity | null> {
    const claims = await this.jwt.verifyAsync<object>(token).catch(() => null);
    return claims && this.ownerOf(claims);
  }

  async ownerOf(claims: unknown): Promise<UserEntity | null> {
    if (typeof claims !== 'object' || claims === null) return null;
    const { sub, ver } = claims as { sub?: unknown; ver?: unknown };
    if (!isUuid(sub) || !Number.isSafeInteger(ver)) return null;
    const user = await this.users.findById(sub);
    return user?.tokenVersion === ver ? user : null;
  }
}
