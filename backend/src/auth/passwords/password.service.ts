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

/** A flood of logins takes no more than half of the cores from those who read. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** A few seconds of work. Who comes when so many wait is told to come back. */
const MOST_WAITING = 256;

/** Without letters that look alike on a phone. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

export interface PasswordMatch {
  own: boolean;
  temporary: boolean;
}

@Injectable()
export class PasswordService implements OnModuleInit {
  private readonly inTurn = new BoundedWork(AT_ONCE, MOST_WAITING);
  private nobodysHash = '';

  async onModuleInit(): Promise<void> {
    this.nobodysHash = await this.hash(randomBytes(32).toString('hex'));
  }

  hash(password: string): Promise<string> {
    return this.inTurn.run(() => hash(password, COST));
  }

  /** Always two verifications, so that time tells neither whether the user exists nor what it has. */
  async match(password: string, user: UserEntity | null): Promise<PasswordMatch> {
    const [own, temporary] = await Promise.all([
      this.inTurn.run(() => verify(user?.passwordHash ?? this.nobodysHash, password)),
      this.inTurn.run(() => verify(user?.temporaryPasswordHash ?? this.nobodysHash, password)),
    ]);
    return { own, temporary };
  }
}

/** Fails with 400 for a password that everybody tries first. */
export function refuseCommonPassword(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  const message = validationMessages.passwordTooCommon;
  throw new AppError(400, 'password_too_common', message, { details: [{ field, message }] });
}

/** Twelve readable characters, about 59 bits: `hj7k-m2qx-9vtd`. */
export function makeTemporaryPassword(): string {
  return readableGroups(3);
}

/** Groups of four random characters that are easily read and typed. */
export function readableGroups(count: number): string {
  const group = () => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return Array.from({ length: count }, group).join('-');
}
