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

const INTERVAL_MS = 3_600_000;

/** Deletes expired data once an hour. */
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
    this.timer = setInterval(() => void this.clean(), INTERVAL_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** A failure does not affect the other deletions; it is retried in the next round. */
  async clean(): Promise<void> {
    for (const service of [this.idempotency, this.logins, this.oauth, this.audit, this.guests]) {
      await service.deleteExpired().catch((error: unknown) => {
        this.logger.warn({ msg: 'deleting expired rows failed', reason: errorMessage(error) });
      });
    }
  }
}
