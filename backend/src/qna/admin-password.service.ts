import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { errorMessages, normalizeText } from '@kkumpuri/contract';
import { AppError } from '../common/app-error.js';
import { ENV, type Env } from '../config/env.js';
import { FailureLockService } from '../limits/failure-lock.service.js';

/** Whoever holds this password answers questions. */
@Injectable()
export class AdminPasswordService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly lock: FailureLockService,
  ) {}

  /** Fails with 403 for a wrong password or when answering is off, with 429 after too many wrong ones. */
  async require(given: string, address: string): Promise<void> {
    const expected = this.env.QNA_ADMIN_PASSWORD;
    if (expected === undefined) throw new AppError(403, 'answering_off', errorMessages.answeringOff);
    await this.lock.check('adminPassword', address);
    if (!isSame(given, expected)) {
      await this.lock.fail('adminPassword', address);
      throw new AppError(403, 'admin_password_wrong', errorMessages.adminPasswordWrong);
    }
    await this.lock.succeed('adminPassword', address);
  }
}

/** In a time that tells nothing about either: hashes are of one length. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(normalizeText(text)).digest();
}
