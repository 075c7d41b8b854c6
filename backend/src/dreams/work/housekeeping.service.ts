import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { AuditRetentionService } from '../../audit/audit-retention.service.js';
import { LoginsService } from '../../auth/logins/logins.service.js';
import { OAuthRows } from '../../auth/oauth/oauth-rows.service.js';
import { errorMessage } from '../../logging/error-for-logs.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { GuestRetention } from './guest-retention.service.js';

const EVERY_MS = 3_600_000;

/** Deletes, once an hour, what is kept for a time only. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly logins: LoginsService,
    private readonly oauth: OAuthRows,
    private readonly audit: AuditRetentionService,
    private readonly guests: GuestRetention,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.clean(), EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** What fails is tried again with the next round, and stops nothing else. */
  async clean(): Promise<void> {
    for (const kept of [this.idempotency, this.logins, this.oauth, this.audit, this.guests]) {
      await kept.deleteExpired().catch((error: unknown) => {
        this.logger.warn({ msg: 'expired rows stay for now', reason: errorMessage(error) });
      });
    }
  }
}
