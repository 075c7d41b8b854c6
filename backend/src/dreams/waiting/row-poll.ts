import { Logger } from '@nestjs/common';
import { errorMessage } from '../../logging/error-for-logs.js';
import { interpretationNotFound } from '../interpretation-errors.js';
import type { AwaitedRowsRepository } from './awaited-rows.repository.js';
import type { Subscriptions } from './subscriptions.js';

const SWEEP_MS = 250;
const BATCH = 1_000;
/** How often the poll checks whether awaited rows were deleted. */
const DELETED_CHECK_MS = 5_000;

/**
 * Polls awaited rows and notifies subscribers: one row after a notification, all rows every 250 ms while requests wait.
 * Polls never overlap: rows that become due during a poll are polled next.
 */
export class RowPoll {
  /** Number of waits ended by each kind of poll, for the metrics. */
  readonly endings = { notification: 0, sweep: 0 };
  private readonly logger = new Logger(RowPoll.name);
  private readonly notified = new Set<string>();
  private timer?: NodeJS.Timeout;
  private checkedForDeleted = 0;
  private isPolling = false;
  private isSweepDue = false;

  constructor(
    private readonly rows: AwaitedRowsRepository,
    private readonly subscriptions: Subscriptions,
  ) {}

  start(): void {
    this.timer ??= setInterval(() => this.sweep(), SWEEP_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  notify(id: string): void {
    if (!this.subscriptions.has(id)) return;
    this.notified.add(id);
    void this.poll();
  }

  private sweep(): void {
    this.isSweepDue = true;
    void this.poll();
  }

  private async poll(): Promise<void> {
    if (this.isPolling) return;
    this.isPolling = true;
    try {
      while (this.isSweepDue || this.notified.size > 0) {
        const cause = this.isSweepDue ? 'sweep' : 'notification';
        const ids = this.isSweepDue ? this.subscriptions.ids : [...this.notified];
        this.isSweepDue = false;
        this.notified.clear();
        for (let start = 0; start < ids.length; start += BATCH) {
          await this.pollBatch(ids.slice(start, start + BATCH), cause);
        }
        await this.checkForDeleted();
      }
    } catch (error) {
      this.logger.warn(`polling awaited rows failed: ${errorMessage(error)}`);
    } finally {
      this.isPolling = false;
    }
  }

  private async pollBatch(ids: string[], cause: 'notification' | 'sweep'): Promise<void> {
    for (const row of await this.rows.findEnded(ids)) this.endings[cause] += this.subscriptions.end(row);
    const streaming = ids.filter((id) => this.subscriptions.wantsDrafts(id));
    if (streaming.length === 0) return;
    for (const draft of await this.rows.findDrafts(streaming)) this.subscriptions.publishDraft(draft);
  }

  private async checkForDeleted(): Promise<void> {
    if (Date.now() - this.checkedForDeleted < DELETED_CHECK_MS) return;
    this.checkedForDeleted = Date.now();
    const deleted = await this.rows.findGone(this.subscriptions.ids);
    for (const id of deleted) this.subscriptions.fail(id, interpretationNotFound());
  }
}
