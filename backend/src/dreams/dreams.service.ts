import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  calmAnswer as calmText,
  type CareLevel,
  type InterpretationList,
  type PageQuery,
} from '@kkumpuri/contract';
import type { Caller } from '../http/caller.decorator.js';
import { errorMessage } from '../logging/error-for-logs.js';
import { decodeCursor, takePage } from '../database/lists/keyset-page.js';
import { ENV, type Env } from '../config/env.js';
import { InterpretingService } from '../interpretation/interpreting.service.js';
import { InterpretationQueueService } from '../queue/interpretation-queue.service.js';
import { QueueStateService } from '../queue/queue-state.service.js';
import { AdmissionService } from './admission/admission.service.js';
import { IdempotencyService } from './idempotency.service.js';
import { interpretationFailed, interpretationNotFound, waitEnded } from './interpretation-errors.js';
import type { InterpretationEntity } from './interpretation.entity.js';
import { presentInterpretation } from './interpretation.presenter.js';
import {
  type Completion,
  InterpretationRepository,
  type NewInterpretation,
} from './interpretation.repository.js';
import { InterpretationWaiter } from './waiting/interpretation-waiter.service.js';

/** A dream that has been taken in, before anybody has read it. */
export interface SubmittedDream {
  row: InterpretationEntity;
  /** Puts it on the queue. To be called once its end is listened for, so that nothing can end unheard. */
  start: () => Promise<void>;
}

const alreadyStarted = (): Promise<void> => Promise.resolve();

/** What an author may have. Asked once for each new dream. */
interface Allowance {
  /** Takes a reading; fails when there is none left, else says how to undo. */
  take: () => Promise<() => Promise<void>>;
  /** Whether a calm answer is kept. It is given in any case. */
  takeCalmAnswer: () => Promise<boolean>;
}

@Injectable()
export class DreamsService {
  private readonly logger = new Logger(DreamsService.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly rows: InterpretationRepository,
    private readonly interpreting: InterpretingService,
    private readonly queue: InterpretationQueueService,
    private readonly queueState: QueueStateService,
    private readonly waiter: InterpretationWaiter,
    private readonly idempotency: IdempotencyService,
    private readonly admission: AdmissionService,
  ) {}

  /** Stores the dream as pending, to be started, or finds what an earlier call with the same key made. */
  async submit(
    caller: Caller,
    dreamContent: string,
    key: string | undefined,
    allowance: Allowance,
  ): Promise<SubmittedDream> {
    const earlier = key && (await this.idempotency.find(caller, key, dreamContent));
    if (earlier) return this.resubmit(earlier, caller, allowance);
    const care = this.interpreting.careFor(dreamContent);
    if (care === 'crisis' && !(await allowance.takeCalmAnswer())) {
      return this.join(this.rows.unsaved(this.newDream(caller, dreamContent, care), calmAnswer()));
    }
    const giveBack = care === 'crisis' ? undefined : await this.admit(caller, allowance);
    const row = await this.store(caller, dreamContent, care, key);
    if (!row) {
      await giveBack?.();
      return this.submit(caller, dreamContent, key, allowance);
    }
    if (row.status !== 'pending') return this.join(row);
    return { row, start: () => this.leaveToQueue(row.id, this.queue.enqueue(row.id)) };
  }

  /** The ended row. Who waited gets a 504 when the wait ends first, or when the model runs out of its time. */
  async waitFor({ row, start }: SubmittedDream, signal: AbortSignal): Promise<InterpretationEntity> {
    if (row.status !== 'pending') return requireReading(row);
    const ended = await this.startAndWait(row.id, start, signal);
    if (!ended || ended.failure === 'timeout') throw waitEnded(row.id);
    return requireReading(ended);
  }

  private async startAndWait(id: string, start: () => Promise<void>, signal: AbortSignal) {
    const end = this.waiter.waitForEnd(id, this.env.INTERPRET_WAIT_MS, signal);
    const [ended] = await Promise.all([end, start()]);
    return ended;
  }

  async find(caller: Caller, id: string): Promise<InterpretationEntity> {
    const row = await this.rows.findOwned(id, caller);
    if (!row) throw interpretationNotFound();
    return row;
  }

  /** Work that is going on, or done, as somebody who comes back to it sees it. */
  join(row: InterpretationEntity): SubmittedDream {
    return { row, start: alreadyStarted };
  }

  async list(caller: Caller, { limit, cursor }: PageQuery): Promise<InterpretationList> {
    const [rows, stats] = await Promise.all([
      this.rows.listOwned(caller, limit, decodeCursor(cursor)),
      this.rows.countOwned(caller),
    ]);
    const { page, nextCursor } = takePage(rows, limit);
    return { interpretations: page.map(presentInterpretation), nextCursor, stats };
  }

  /** Who is turned away for want of room has not used up a reading. */
  private async admit(caller: Caller, allowance: Allowance): Promise<() => Promise<void>> {
    await this.admission.check(caller);
    return allowance.take();
  }

  /** What the earlier call made. A reading that failed is tried anew, and is let in as a new one would be. */
  private async resubmit(id: string, caller: Caller, allowance: Allowance): Promise<SubmittedDream> {
    const row = await this.find(caller, id);
    if (row.status !== 'failed') return this.join(row);
    const giveBack = await this.admit(caller, allowance);
    if (!(await this.queueState.reopenFailed(id))) await giveBack();
    const start = () => this.leaveToQueue(id, this.queue.ensureQueued(id));
    return { row: await this.find(caller, id), start };
  }

  /** Null when a call with the same key was faster. */
  private store(
    caller: Caller,
    dreamContent: string,
    care: CareLevel,
    key: string | undefined,
  ): Promise<InterpretationEntity | null> {
    const done = care === 'crisis' ? calmAnswer() : undefined;
    return this.rows.insert(this.newDream(caller, dreamContent, care), done, key);
  }

  private newDream(caller: Caller, dreamContent: string, care: CareLevel): NewInterpretation {
    const deadlineAt = new Date(Date.now() + this.env.INTERPRET_DEADLINE_MS);
    return { id: randomUUID(), caller, dreamContent, care, deadlineAt };
  }

  /** A queue that is away loses nothing: the row is there, and the sweeper puts it on the queue later. */
  private async leaveToQueue(id: string, queued: Promise<unknown>): Promise<void> {
    try {
      await queued;
    } catch (error) {
      this.logger.warn({ msg: 'not enqueued, left to the sweeper', id, reason: errorMessage(error) });
    }
  }
}

function calmAnswer(): Completion {
  const interpretation = calmText();
  return { interpretation, reading: null, engine: null, fallback: false, failure: null, care: 'crisis' };
}

function requireReading(row: InterpretationEntity): InterpretationEntity {
  if (row.status === 'failed') throw interpretationFailed(row.id, row.failure);
  return row;
}
