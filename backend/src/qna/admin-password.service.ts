import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { errorMessages, normalizeText } from '@kkumpuri/contract';
import { AuditService } from '../audit/audit.service.js';
import { AppError } from '../http/app-error.js';
import { ENV, type Env } from '../config/env.js';
import { addressKey, networkKey } from '../http/address-key.js';
import { FailureLockService } from '../limits/failure-lock.service.js';

/** Key of the one counter that all callers share. */
const GLOBAL_KEY = 'anywhere';

/** Checks the shared password for answering questions without an account, and logs every use in the activity log. */
@Injectable()
export class AdminPasswordService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly lock: FailureLockService,
    private readonly audit: AuditService,
  ) {}

  /** Throws 403 for a wrong password or if no password is configured, 429 after too many failures. */
  async require(given: string, ip: string, questionId: string | null): Promise<void> {
    const expected = this.env.QNA_ADMIN_PASSWORD;
    if (expected === undefined) throw new AppError(403, 'answering_off', errorMessages.answeringOff);
    await this.checkLocks(ip);
    if (!isSame(given, expected)) {
      await this.fail(ip);
      await this.audit.note({ action: 'qna_password.refused', targetId: questionId, ip });
      throw new AppError(403, 'admin_password_wrong', errorMessages.adminPasswordWrong);
    }
    await this.succeed(ip);
    await this.audit.note({ action: 'qna_password.use', targetId: questionId, ip });
  }

  private async checkLocks(ip: string): Promise<void> {
    try {
      await this.lock.check('adminPassword', addressKey(ip));
      await this.lock.check('adminPasswordFromNetwork', networkKey(ip));
      await this.lock.check('adminPasswordFromAnywhere', GLOBAL_KEY);
    } catch (error) {
      await this.audit.note({ action: 'qna_password.locked' });
      throw error;
    }
  }

  private async fail(ip: string): Promise<void> {
    await this.lock.fail('adminPassword', addressKey(ip));
    await this.lock.fail('adminPasswordFromNetwork', networkKey(ip));
    await this.lock.fail('adminPasswordFromAnywhere', GLOBAL_KEY);
  }

  /** Resets only the counter of this address. The shared counters keep the failures of other callers. */
  private async succeed(ip: string): Promise<void> {
    await this.lock.succeed('adminPassword', addressKey(ip));
    await this.lock.undo('adminPasswordFromNetwork', networkKey(ip));
    await this.lock.undo('adminPasswordFromAnywhere', GLOBAL_KEY);
  }
}

/** Compares in constant time. Hashes both texts, because timingSafeEqual needs equal lengths. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(normalizeText(text)).digest();
}
