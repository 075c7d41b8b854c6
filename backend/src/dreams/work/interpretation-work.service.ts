import type { CareLevel } from '@kkumpuri/contract';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import {
  type InterpretedReading,
  InterpreterError,
  type InterpreterFailure,
} from '../../interpretation/interpreter.port.js';
import { InterpretingService, type Reader } from '../../interpretation/interpreting.service.js';
import { ModelUsageService } from '../../ledger/model-usage.service.js';
import { completionOf } from '../rows/completion-of.js';
import type { ClaimedInterpretation, ReadingCost } from '../rows/interpretation.types.js';
import { persist } from './persist.js';
import { ReadingAttempts, type TimedReading } from './reading-attempts.service.js';
import { WorkMetrics } from './work-metrics.service.js';
import { WorkerRegistration } from './worker-registration.service.js';
import { WithdrawnError } from './withdrawals.service.js';
import { WorkRepository } from './work.repository.js';

/** Minimum time left to start another try. */
const MIN_TRY_MS = 1_000;

/** A row claimed more often than this probably crashes its worker, so no model is called. */
const MAX_ATTEMPTS = 10;

/** The try failed; the queue should retry after `delayMs`. */
export class TryAgainError extends Error {
  constructor(
    reason: string,
    readonly delayMs: number,
  ) {
    super(reason);
  }
}

/** Interprets one dream: claims its row and stores the result. Idempotent. */
@Injectable()
export class InterpretationWork {
  private readonly logger = new Logger(InterpretationWork.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly rows: WorkRepository,
    private readonly interpreting: InterpretingService,
    private readonly metrics: WorkMetrics,
    private readonly registration: WorkerRegistration,
    private readonly readings: ReadingAttempts,
    private readonly usage: ModelUsageService,
  ) {}

  /**
   * Fails with TryAgainError if the queue should retry, and with an 'aborted' InterpreterError if the signal aborted.
   * `triesLeft` is the number of tries the queue allows after this one.
   */
  async read(id: string, triesLeft: number, signal: AbortSignal): Promise<void> {
    const dream = await persist(() => this.claim(id), signal);
    if (!dream) return;
    try {
      await this.readClaimed(dream, triesLeft, signal);
    } catch (error) {
      if (!(error instanceof WithdrawnError)) throw error;
      await persist(() => this.rows.dropDraft(id), signal);
      this.logger.log({ msg: 'reading aborted, its dream was stopped or deleted', id });
    }
  }

  private async readClaimed(
    dream: ClaimedInterpretation,
    triesLeft: number,
    signal: AbortSignal,
  ): Promise<void> {
    if (dream.attempts === 1) this.metrics.claimed(Date.now() - dream.createdAt.getTime());
    const { care } = dream;
    if (dream.withoutAi) return this.finishWithDictionary(dream, null, care, signal);
    if (dream.attempts > MAX_ATTEMPTS) return this.giveUp(dream, 'unavailable', care, signal);
    if (await persist(() => this.readings.isOverBudget(), signal))
      return this.giveUp(dream, 'over_budget', care, signal);
    const result = await this.attempt(dream, 'first', signal);
    if (!(result instanceof InterpreterError)) return this.finish(dream, result, null, care, signal);
    const delayMs = retryDelay(result, dream.attempts, this.readings.endOfFirst(dream));
    if (triesLeft > 0 && result.retryable && delayMs !== null) {
      await persist(() => this.rows.release(dream.id), signal);
      throw new TryAgainError(result.message, delayMs);
    }
    await this.tryFallback(dream, result, signal);
  }

  private async tryFallback(
    dream: ClaimedInterpretation,
    { failure }: InterpreterError,
    signal: AbortSignal,
  ): Promise<void> {
    const { care } = dream;
    const isLate = dream.deadlineAt.getTime() - Date.now() < MIN_TRY_MS;
    if (!this.interpreting.hasFallbackModel || isLate) return this.giveUp(dream, failure, care, signal);
    const result = await this.attempt(dream, 'fallback', signal);
    if (result instanceof InterpreterError) return this.giveUp(dream, failure, care, signal);
    await this.finish(dream, result, null, care, signal);
  }

  /** Returns the reading or the failure. Throws if the signal aborted. */
  private async attempt(
    dream: ClaimedInterpretation,
    reader: Reader,
    signal: AbortSignal,
  ): Promise<TimedReading | InterpreterError> {
    try {
      return await this.readings.attempt(dream, reader, signal);
    } catch (error) {
      if (!(error instanceof InterpreterError) || error.failure === 'aborted') throw error;
      const { failure, message: reason } = error;
      this.logger.warn({
        msg: 'interpreter failed',
        id: dream.id,
        reader,
        attempt: dream.attempts,
        failure,
        reason,
      });
      return error;
    }
  }

  private claim(id: string): Promise<ClaimedInterpretation | null> {
    return this.rows.claim(id, this.registration.workerId, this.env.INTERPRET_DEADLINE_MS);
  }

  private async giveUp(
    dream: ClaimedInterpretation,
    failure: InterpreterFailure,
    care: CareLevel,
    signal: AbortSignal,
  ) {
    if (!this.interpreting.hasDictionaryFallback) {
      await persist(() => this.rows.fail(dream.id, failure), signal);
      return;
    }
    this.metrics.fellBack(failure);
    await this.finishWithDictionary(dream, failure, care, signal);
  }

  private async finishWithDictionary(
    dream: ClaimedInterpretation,
    failure: InterpreterFailure | null,
    care: CareLevel,
    signal: AbortSignal,
  ): Promise<void> {
    const reading = await this.interpreting.readWithDictionary(dream.dreamContent);
    await this.finish(dream, reading, failure, care, signal);
  }

  private async finish(
    { id }: ClaimedInterpretation,
    result: InterpretedReading & { latencyMs?: number },
    failure: InterpreterFailure | null,
    care: CareLevel,
    signal: AbortSignal,
  ): Promise<void> {
    const completion = completionOf(result, care, failure);
    await persist(() => this.rows.complete(id, completion, this.costOf(result)), signal);
  }

  private costOf({
    promptVersion,
    usage,
    latencyMs,
  }: InterpretedReading & { latencyMs?: number }): ReadingCost {
    return {
      promptVersion: promptVersion ?? null,
      inputTokens: usage?.inputTokens ?? null,
      outputTokens: usage?.outputTokens ?? null,
      cost: usage ? this.usage.costOf(usage) : null,
      latencyMs: latencyMs ?? null,
    };
  }
}

/** Returns the delay before the next try in milliseconds, or null if too little time would be left before `end`. */
function retryDelay({ retryAfterMs }: InterpreterError, attempts: number, end: number): number | null {
  const backoff = 500 * 2 ** Math.min(attempts - 1, 5) * (0.75 + Math.random() / 2);
  const delay = Math.max(backoff, retryAfterMs ?? 0);
  return Date.now() + delay + MIN_TRY_MS <= end ? Math.round(delay) : null;
}
