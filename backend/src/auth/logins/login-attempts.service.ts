import { Injectable } from '@nestjs/common';
import { addressKey, networkKey } from '../../http/address-key.js';
import { FailureLockService } from '../../limits/failure-lock.service.js';
import { LimiterService } from '../../limits/limiter.service.js';
import { KNOWN_SESSION } from '../../limits/limits.types.js';
import { normalizeEmail } from '../normalize-email.js';

/** Where an attempt comes from. */
export interface Origin {
  ip: string;
  sessionId: string;
  /** The session that the browser goes on with once somebody has signed in. */
  nextSessionId: string;
  device: string | null;
}

const KNOWN = 'known-session';

/**
 * Slows the guessing of one account's password: hard from one address, and after many failures for a short while from
 * everywhere except sessions its owner has used before. Counted by the e-mail that was typed, so that an unknown one
 * behaves alike.
 */
@Injectable()
export class LoginAttemptsService {
  constructor(
    private readonly locks: FailureLockService,
    private readonly limiter: LimiterService,
  ) {}

  async check(email: string, origin: Origin): Promise<void> {
    const { pair, network, owner, known } = keysOf(email, origin);
    await this.locks.check('loginFromAddress', pair);
    if ((await this.limiter.consumed(KNOWN, KNOWN_SESSION, known)) > 0) return;
    await this.locks.check('loginFromNetwork', network);
    await this.locks.check('loginFromAnywhere', owner);
  }

  async fail(email: string, origin: Origin): Promise<void> {
    const { pair, network, owner } = keysOf(email, origin);
    await Promise.all([
      this.locks.fail('loginFromAddress', pair),
      this.locks.fail('loginFromNetwork', network),
      this.locks.fail('loginFromAnywhere', owner),
    ]);
  }

  /** Also after a registration or a reset: the owner is here. */
  async succeed(email: string, origin: Origin): Promise<void> {
    const { pair, network, owner } = keysOf(email, origin);
    const { known } = keysOf(email, { ...origin, sessionId: origin.nextSessionId });
    await Promise.all([
      this.locks.succeed('loginFromAddress', pair),
      this.locks.succeed('loginFromNetwork', network),
      this.locks.succeed('loginFromAnywhere', owner),
      this.limiter.consume(KNOWN, KNOWN_SESSION, known),
    ]);
  }
}

function keysOf(email: string, { ip, sessionId }: Pick<Origin, 'ip' | 'sessionId'>) {
  const owner = normalizeEmail(email);
  return {
    owner,
    pair: `${owner} ${addressKey(ip)}`,
    network: `${owner} ${networkKey(ip)}`,
    known: `${owner} ${sessionId}`,
  };
}
