import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { errorMessages, isUuid } from '@kkumpuri/contract';
import { AppError } from '../../http/app-error.js';
import { ENV, type Env } from '../../config/env.js';
import { lifetimeSeconds } from '../../config/formats.js';
import { type LiveLogin, LoginsService } from './logins.service.js';
import type { UserEntity } from '../user.entity.js';

/** What an access token is for: one that the same secret signed for anything else is refused. */
export const TOKEN_AUDIENCE = 'kkumpuri-api';

/** A token whose signature, audience and expiry were checked. */
export interface VerifiedToken {
  header: { crit?: unknown };
  payload: unknown;
}

/** Access tokens: who (`sub`) and by which login (`sid`). */
@Injectable()
export class TokenService {
  private readonly lifetimeSeconds: number;

  constructor(
    @Inject(ENV) env: Env,
    private readonly jwt: JwtService,
    private readonly logins: LoginsService,
  ) {
    this.lifetimeSeconds = lifetimeSeconds(env.JWT_TTL);
  }

  /** Fails with 401 when the password was changed since the user was read. */
  async issue(user: UserEntity, device: string | null): Promise<string> {
    const issuedAt = Math.floor(Date.now() / 1000);
    const exp = issuedAt + this.lifetimeSeconds;
    const sid = await this.logins.begin(user, device, new Date(exp * 1000));
    if (sid === null) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
    return this.jwt.signAsync({ sid, exp, iat: issuedAt }, { subject: user.id, audience: TOKEN_AUDIENCE });
  }

  /** The login a token names, or null when it is forged, expired, ended or of nobody. */
  async read(token: string): Promise<LiveLogin | null> {
    const verified = await this.jwt
      .verifyAsync<VerifiedToken>(token, { audience: TOKEN_AUDIENCE, complete: true })
      .catch(() => null);
    return verified && this.loginOf(verified);
  }

  /** The login of a verified token, or null when it has ended or the token lacks a claim. */
  async loginOf({ header, payload: claims }: VerifiedToken): Promise<LiveLogin | null> {
    // No critical extension is known here (RFC 7515, 4.1.11).
    if (header.crit !== undefined || typeof claims !== 'object' || claims === null) return null;
    const { sub, sid, exp } = claims as Record<string, unknown>;
    if (!isUuid(sub) || !isUuid(sid) || typeof exp !== 'number') return null;
    const login = await this.logins.find(sid);
    return login?.id === sub ? login : null;
  }
}
