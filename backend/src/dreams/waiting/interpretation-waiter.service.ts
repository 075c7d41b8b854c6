import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { AppError } from '../../http/app-error.js';
import { errorMessage } from '../../logging/error-for-logs.js';
import { ENV, type Env } from '../../config/env.js';
import { interpretationNotFound, waitEnded } from '../interpretation-errors.js';
import type { InterpretationEntity } from '../interpretation.entity.js';
import { type InterpretationDraft, InterpretationRepository } from '../interpretation.repository.js';
import { Notifications } from './notifications.js';

const SWEEP_MS = 250;
const BATCH = 1_000;
/** How often it is asked whether waited-for rows were deleted. */
const GONE_MS = 5_000;

export interface WaitListener {
  /** The row has ended: completed or failed. Called once, last. */
  onEnd: (row: InterpretationEntity) => void;
  /** There is nothing to wait for any more: the row was deleted, or this process ends. Called instead of `onEnd`. */
  onFail: (error: AppError) => void;
  /** What has been written so far; only for whoever streams. */
  onDraft?: (draft: InterpretationDraft) => void;
}

/**
 * The one place where requests wait for their interpretations. A notification wakes it for one id; a batched look at
 * all waited-for rows every 250 ms, only while somebody waits, makes it right when notifications are lost.
 */
@Injectable()
export class InterpretationWaiter implements OnModuleInit, BeforeApplicationShutdown, OnApplicationShutdown {
  /** Who woke the look that ended a wait; read by the metrics. */
  readonly endings = { notification: 0, sweep: 0 };
  private readonly logger = new Logger(InterpretationWaiter.name);
  private readonly waiting = new Map<string, Set<WaitListener>>();
  private readonly woken = new Set<string>();
  private readonly notifications: Notifications;
  private sweepTimer?: NodeJS.Timeout;
  private drainTimer?: NodeJS.Timeout;
  private lookedForGone = 0;
  private looking = false;
  private sweepDue = false;

  constructor(
    private readonly rows: InterpretationRepository,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.notifications = new Notifications(env.DATABASE_URL, (id) => this.wake(id));
  }

  get waitingCount(): number {
    return this.waiting.size;
  }

  async onModuleInit(): Promise<void> {
    await this.notifications.open();
  }

  /** Requests that still wait when the grace of the shutdown ends are answered with the dream's id. */
  beforeApplicationShutdown(): void {
    this.drainTimer = setTimeout(() => this.giveUp(), this.env.SHUTDOWN_GRACE_MS);
  }

  /** By now the server has closed, so nobody waits any more. */
  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.drainTimer);
    clearInterval(this.sweepTimer);
    await this.notifications.close();
  }

  /** Register before the job is added, so that nothing can end unseen. Returns how to stop waiting. */
  listen(id: string, listener: WaitListener): () => void {
    const listeners = this.waiting.get(id) ?? new Set();
    this.waiting.set(id, listeners.add(listener));
    this.sweepTimer ??= setInterval(() => this.sweep(), SWEEP_MS);
    return () => this.forget(id, listener);
  }

  /** The ended row, or null when `waitMs` passed or the signal aborted first. Fails with 404 when the row is deleted. */
  waitForEnd(id: string, waitMs: number, signal?: AbortSignal): Promise<InterpretationEntity | null> {
    return new Promise((resolve, reject) => {
      const tidyUp = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        stop();
      };
      const finish = (row: InterpretationEntity | null) => {
        tidyUp();
        resolve(row);
      };
      const fail = (error: AppError) => {
        tidyUp();
        reject(error);
      };
      const giveUp = () => finish(null);
      const stop = this.listen(id, { onEnd: finish, onFail: fail });
      const timer = setTimeout(giveUp, waitMs);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  private forget(id: string, listener: WaitListener): void {
    const listeners = this.waiting.get(id);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.waiting.delete(id);
    if (this.waiting.size > 0) return;
    clearInterval(this.sweepTimer);
    this.sweepTimer = undefined;
  }

  private giveUp(): void {
    for (const id of this.waiting.keys()) this.fail(id, waitEnded(id));
  }

  private fail(id: string, error: AppError): void {
    const listeners = [...(this.waiting.get(id) ?? [])];
    this.waiting.delete(id);
    for (const listener of listeners) listener.onFail(error);
  }

  private wake(id: string): void {
    if (!this.waiting.has(id)) return;
    this.woken.add(id);
    void this.look();
  }

  private sweep(): void {
    this.sweepDue = true;
    void this.look();
  }

  /** One look at a time; what is asked for meanwhile is done in the next one. */
  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      while (this.sweepDue || this.woken.size > 0) {
        const cause = this.sweepDue ? 'sweep' : 'notification';
        const ids = this.sweepDue ? [...this.waiting.keys()] : [...this.woken];
        this.sweepDue = false;
        this.woken.clear();
        for (let start = 0; start < ids.length; start += BATCH) {
          await this.lookAt(ids.slice(start, start + BATCH), cause);
        }
        await this.lookForGone();
      }
    } catch (error) {
      this.logger.warn(`could not look at waited-for rows: ${errorMessage(error)}`);
    } finally {
      this.looking = false;
    }
  }

  private async lookForGone(): Promise<void> {
    if (Date.now() - this.lookedForGone < GONE_MS) return;
    this.lookedForGone = Date.now();
    for (const id of await this.rows.findGone([...this.waiting.keys()]))
      this.fail(id, interpretationNotFound());
  }

  private async lookAt(ids: string[], cause: 'notification' | 'sweep'): Promise<void> {
    const ended = await this.rows.findEnded(ids);
    for (const row of ended) {
      const listeners = [...(this.waiting.get(row.id) ?? [])];
      this.waiting.delete(row.id);
      this.endings[cause] += listeners.length;
      for (const listener of listeners) listener.onEnd(row);
    }
    const streaming = ids.filter((id) =>
      [...(this.waiting.get(id) ?? [])].some((listener) => listener.onDraft),
    );
    if (streaming.length === 0) return;
    for (const draft of await this.rows.findDrafts(streaming)) {
      for (const listener of this.waiting.get(draft.id) ?? []) listener.onDraft?.(draft);
    }
  }
}
