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
import type { QuotaReservation } from '../limits/limits.types.js';
import { InterpretationQueueService } from '../queue/interpretation-queue.service.js';
import { QueueStateService } from '../queue/queue-state.service.js';
import { AdmissionService } from './admission/admission.service.js';
import { IdempotencyService } from './idempotency/idempotency.service.js';
import { interpretationFailed, interpretationNotFound, noDream, waitEnded } from './interpretation-errors.js';
import type { InterpretationEntity } from './rows/interpretation.entity.js';
import { presentInterpretation } from './rows/interpretation.presenter.js';
import { InterpretationRepository } from './rows/interpretation.repository.js';
import type { Completion, NewInterpretation } from './rows/interpretation.types.js';
import { InterpretationWaiter } from './waiting/interpretation-waiter.service.js';

/** A dream that has been accepted. Subscribe to its row, then enqueue it, so no completion is missed. */
export interface SubmittedDream {
  row: InterpretationEntity;
  /** Whether a job must be added, or added again; nothing to do for a row that has ended or is being read. */
  job: 'new' | 'again' | 'none';
}

/** What the author may have. Asked once for each new dream. */
interface Allowance {
  /** Fails when no reading is left. */
  reserveQuota: () => Promise<QuotaReservation>;
  /** Whether a calm answer is kept. It is given in any case. */
  reserveCalmAnswer: () => Promise<boolean>;
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

  /** Stores the dream as pending, or finds what an earlier call with the same key stored. */
  async submit(
    caller: Caller,
    dreamContent: string,
    key: string | undefined,
    allowance: Allowance,
  ): Promise<SubmittedDream> {
    const earlier = key && (await this.idempotency.find(caller, key, dreamContent));
    if (earlier) return this.resubmit(earlier, caller, allowance);
    const care = this.interpreting.careLevelOf(dreamContent);
    if (care === 'none' && this.interpreting.isNoDream(dreamContent, caller.user?.useAi ?? true))
      throw noDream();
    const dream = this.newDream(caller, dreamContent, care);
    if (care === 'crisis') return this.answerCalmly(dream, key, allowance);
    const reservation = await this.admit(caller, allowance);
    const row = await this.rows.insert(dream, undefined, key);
    if (row) return { row, job: 'new' };
    await reservation.release();
    return this.resubmit(await this.findFaster(dream, key), caller, allowance);
  }

  /** Adds the job. If the queue is unavailable nothing is lost: the sweeper enqueues pending rows later. */
  async enqueue({ row: { id }, job }: SubmittedDream): Promise<void> {
    if (job === 'none') return;
    try {
      await (job === 'new' ? this.queue.enqueue(id) : this.queue.ensureQueued(id));
    } catch (error) {
      this.logger.warn({ msg: 'not enqueued, left to the sweeper', id, reason: errorMessage(error) });
    }
  }

  /** The ended row. Fails with 504 when the wait ends first, or when the model runs out of its time. */
  async waitFor(submitted: SubmittedDream, signal: AbortSignal): Promise<InterpretationEntity> {
    const { row } = submitted;
    if (row.status !== 'pending') return requireReading(row);
    const end = this.waiter.waitForEnd(row.id, this.env.INTERPRET_WAIT_MS, signal);
    const [ended] = await Promise.all([end, this.enqueue(submitted)]);
    if (!ended || ended.failure === 'timeout') throw waitEnded(row.id);
    return requireReading(ended);
  }

  async find(caller: Caller, id: string): Promise<InterpretationEntity> {
    const row = await this.rows.findOwned(id, caller);
    if (!row) throw interpretationNotFound();
    return row;
  }

  /** A row as it is, for somebody who comes back to it. */
  join(row: InterpretationEntity): SubmittedDream {
    return { row, job: 'none' };
  }

  async list(caller: Caller, { limit, cursor }: PageQuery): Promise<InterpretationList> {
    const [rows, stats] = await Promise.all([
      this.rows.listOwned(caller, limit, decodeCursor(cursor)),
      this.rows.countOwned(caller),
    ]);
    const { page, nextCursor } = takePage(rows, limit);
    return { interpretations: page.map(presentInterpretation), nextCursor, stats };
  }

  /** A dream that is turned away because the service is full uses up no reading. */
  private async admit(caller: Caller, allowance: Allowance): Promise<QuotaReservation> {
    await this.admission.check(caller);
    return allowance.reserveQuota();
  }

  /** What the earlier call stored. A reading that failed is tried again, and admitted as a new one would be. */
  private async resubmit(id: string, caller: Caller, allowance: Allowance): Promise<SubmittedDream> {
    const row = await this.find(caller, id);
    if (row.status !== 'failed') return this.join(row);
    const reservation = await this.admit(caller, allowance);
    if (!(await this.queueState.reopenFailed(id))) await reservation.release();
    return { row: await this.find(caller, id), job: 'again' };
  }

  /** Somebody in distress gets the calm answer in any case; it is stored while the author's allowance lasts. */
  private async answerCalmly(
    dream: NewInterpretation,
    key: string | undefined,
    allowance: Allowance,
  ): Promise<SubmittedDream> {
    if (!(await allowance.reserveCalmAnswer())) return this.join(this.rows.unsaved(dream, calmAnswer()));
    const row = await this.rows.insert(dream, calmAnswer(), key);
    return this.join(row ?? (await this.find(dream.caller, await this.findFaster(dream, key))));
  }

  /** The row of a call with the same key that was faster; 404 when it has been deleted since. */
  private async findFaster({ caller, dreamContent }: NewInterpretation, key = ''): Promise<string> {
    const id = await this.idempotency.find(caller, key, dreamContent);
    if (!id) throw interpretationNotFound();
    return id;
  }

  private newDream(caller: Caller, dreamContent: string, care: CareLevel): NewInterpretation {
    const deadlineAt = new Date(Date.now() + this.env.INTERPRET_DEADLINE_MS);
    return { id: randomUUID(), caller, dreamContent, care, deadlineAt };
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
