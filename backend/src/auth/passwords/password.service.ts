import { randomBytes, randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { validationMessages } from '@kkumpuri/contract';
import { AppError } from '../../http/app-error.js';
import { BoundedWork } from '../../concurrency/bounded-work.js';
import { isCommonPassword } from './common-passwords.js';
import type { UserEntity } from '../user.entity.js';

/** Argon2id (the library's default algorithm), 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Uses at most half of the cores, so that a flood of logins does not block other requests. */
const MAX_CONCURRENT = Math.max(1, Math.floor(availableParallelism() / 2));
/** A few seconds of work. Further requests get 503 with a retry delay. */
const MAX_WAITING = 256;

/** Excludes characters that look alike on a phone. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

export interface PasswordMatch {
  own: boolean;
  temporary: boolean;
}

@Injectable()
export class PasswordService implements OnModuleInit {
  private readonly inTurn = new BoundedWork(MAX_CONCURRENT, MAX_WAITING);
  private dummyHash = '';

  async onModuleInit(): Promise<void> {
    this.dummyHash = await this.hash(randomBytes(32).toString('hex'));
  }

  hash(password: string): Promise<string> {
    return this.inTurn.run(() => hash(password, COST));
  }

  /** Always verifies twice, so that timing reveals neither whether the user exists nor which passwords it has. */
  async match(password: string, user: UserEntity | null): Promise<PasswordMatch> {
    const [own, temporary] = await Promise.all([
      this.inTurn.run(() => verify(user?.passwordHash ?? this.dummyHash, password)),
      this.inTurn.run(() => verify(user?.temporaryPasswordHash ?? this.dummyHash, password)),
    ]);
    return { own, temporary };
  }
}

/** Fails with 400 if the password is common. */
export function refuseCommonPassword(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  const message = validationMessages.passwordTooCommon;
  throw new AppError(400, 'password_too_common', message, { details: [{ field, message }] });
}

/** Returns twelve readable characters, about 59 bits: `hj7k-m2qx-9vtd`. */
export function makeTemporaryPassword(): string {
  return readableGroups(3);
}

/** Returns groups of four random characters that are easy to read and type. */
export function readableGroups(count: number): string {
  const group = () => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return Array.from({ length: count }, group).join('-');
}
