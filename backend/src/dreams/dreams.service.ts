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

/** An accepted dream. Subscribe to its row, then enqueue it, so no completion is missed. */
export interface SubmittedDream {
  row: InterpretationEntity;
  /** `new`: add a job; `again`: make sure that one exists; `none`: the row has ended or already has a job. */
  job: 'new' | 'again' | 'none';
}

/** The caller's limits. Each is used at most once per submitted dream. */
interface Allowance {
  /** Fails when the quota is used up. */
  reserveQuota: () => Promise<QuotaReservation>;
  /** Whether the calm answer may be stored. It is returned in any case. */
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

  /** Stores the dream as pending, or finds the row of an earlier request with the same idempotency key. */
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
    if (care === 'crisis') return this.answerCrisis(dream, key, allowance);
    const reservation = await this.admit(caller, allowance);
    const row = await this.rows.insert(dream, undefined, key);
    if (row) return { row, job: 'new' };
    await reservation.release();
    return this.resubmit(await this.findConcurrent(dream, key), caller, allowance);
  }

  /** Adds the job. If the queue is unavailable, the sweeper enqueues the pending row later. */
  async enqueue({ row: { id }, job }: SubmittedDream): Promise<void> {
    if (job === 'none') return;
    try {
      await (job === 'new' ? this.queue.enqueue(id) : this.queue.ensureQueued(id));
    } catch (error) {
      this.logger.warn({ msg: 'enqueue failed, the sweeper will retry', id, reason: errorMessage(error) });
    }
  }

  /** Returns the ended row. Fails with 504 when the wait or the model times out. */
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

  /** Wraps an existing row that needs no job. */
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

  /** Checks admission before the quota, so that a dream rejected under overload uses no quota. */
  private async admit(caller: Caller, allowance: Allowance): Promise<QuotaReservation> {
    await this.admission.check(caller);
    return allowance.reserveQuota();
  }

  /** Returns the row of the earlier request. Reopens a failed row, with admission and quota as for a new dream. */
  private async resubmit(id: string, caller: Caller, allowance: Allowance): Promise<SubmittedDream> {
    const row = await this.find(caller, id);
    if (row.status !== 'failed') return this.join(row);
    const reservation = await this.admit(caller, allowance);
    if (!(await this.queueState.reopenFailed(id))) await reservation.release();
    return { row: await this.find(caller, id), job: 'again' };
  }

  /** Always returns the calm answer, but stores it only within the caller's limit. */
  private async answerCrisis(
    dream: NewInterpretation,
    key: string | undefined,
    allowance: Allowance,
  ): Promise<SubmittedDream> {
    if (!(await allowance.reserveCalmAnswer())) return this.join(this.rows.unsaved(dream, calmAnswer()));
    const row = await this.rows.insert(dream, calmAnswer(), key);
    return this.join(row ?? (await this.find(dream.caller, await this.findConcurrent(dream, key))));
  }

  /** Returns the row id of the concurrent request that claimed the key first; 404 if that row was deleted since. */
  private async findConcurrent({ caller, dreamContent }: NewInterpretation, key = ''): Promise<string> {
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
