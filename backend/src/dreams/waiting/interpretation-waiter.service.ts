import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import type { AppError } from '../../http/app-error.js';
import { waitEnded } from '../interpretation-errors.js';
import type { InterpretationEntity } from '../rows/interpretation.entity.js';
import { AwaitedRowsRepository } from './awaited-rows.repository.js';
import { Notifications } from './notifications.js';
import { RowPoll } from './row-poll.js';
import { Subscriptions, type WaitListener } from './subscriptions.js';

/** Lets requests wait for interpretations. Notifications make it fast; polling makes it reliable. */
@Injectable()
export class InterpretationWaiter implements OnModuleInit, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly subscriptions = new Subscriptions();
  private readonly poll: RowPoll;
  private readonly notifications: Notifications;
  private drainTimer?: NodeJS.Timeout;

  constructor(
    rows: AwaitedRowsRepository,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.poll = new RowPoll(rows, this.subscriptions);
    this.notifications = new Notifications(env.DATABASE_URL, (id) => this.poll.notify(id));
  }

  get waitingCount(): number {
    return this.subscriptions.size;
  }

  get endings(): RowPoll['endings'] {
    return this.poll.endings;
  }

  async onModuleInit(): Promise<void> {
    await this.notifications.open();
  }

  /** Fails the requests still waiting when the grace period ends, with an error that contains the dream's id. */
  beforeApplicationShutdown(): void {
    this.drainTimer = setTimeout(() => this.giveUp(), this.env.SHUTDOWN_GRACE_MS);
  }

  /** The server has closed by now, so no request is waiting. */
  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.drainTimer);
    this.poll.stop();
    await this.notifications.close();
  }

  /** Subscribe before the job is enqueued, so no completion is missed. Returns a function that unsubscribes. */
  subscribe(id: string, listener: WaitListener): () => void {
    this.subscriptions.add(id, listener);
    this.poll.start();
    return () => {
      this.subscriptions.remove(id, listener);
      if (this.subscriptions.size === 0) this.poll.stop();
    };
  }

  /** Returns the ended row, or null on timeout or abort. Fails with 404 if the row is deleted. */
  waitForEnd(id: string, waitMs: number, signal?: AbortSignal): Promise<InterpretationEntity | null> {
    return new Promise((resolve, reject) => {
      const cleanUp = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        unsubscribe();
      };
      const finish = (row: InterpretationEntity | null) => {
        cleanUp();
        resolve(row);
      };
      const fail = (error: AppError) => {
        cleanUp();
        reject(error);
      };
      const giveUp = () => finish(null);
      const unsubscribe = this.subscribe(id, { onEnd: finish, onFail: fail });
      const timer = setTimeout(giveUp, waitMs);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  private giveUp(): void {
    for (const id of this.subscriptions.ids) this.subscriptions.fail(id, waitEnded(id));
  }
}
