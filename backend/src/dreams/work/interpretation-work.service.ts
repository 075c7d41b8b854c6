import { calmAnswer, type CareLevel, gentleWord } from '@kkumpuri/contract';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { withSignals } from '../../concurrency/with-signals.js';
import { ENV, type Env } from '../../config/env.js';
import {
  type InterpretedReading,
  InterpreterError,
  type InterpreterFailure,
  type SymbolMatch,
} from '../../interpretation/interpreter.port.js';
import { InterpretingService } from '../../interpretation/interpreting.service.js';
import { renderReading } from '../../interpretation/render.js';
import type { ClaimedInterpretation } from '../interpretation.types.js';
import { DraftWriter } from './draft-writer.js';
import { persist } from './persist.js';
import { WorkMetrics } from './work-metrics.service.js';
import { WorkerRegistration } from './worker-registration.service.js';
import { WorkRepository } from './work.repository.js';

/** What a try still needs at the least to be worth beginning, in milliseconds. */
const SHORTEST_TRY_MS = 1_000;

/** A dream that was taken up this often without an end takes its worker down: no model call any more. */
const MOST_ATTEMPTS = 10;

/** The try failed, but another one may help. */
export class TryAgainError extends Error {
  constructor(
    reason: string,
    readonly delayMs: number,
  ) {
    super(reason);
  }
}

/** Reads one dream from row to row. Running it twice changes nothing. */
@Injectable()
export class InterpretationWork {
  private readonly logger = new Logger(InterpretationWork.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly rows: WorkRepository,
    private readonly interpreting: InterpretingService,
    private readonly metrics: WorkMetrics,
    private readonly registration: WorkerRegistration,
  ) {}

  /**
   * Fails with TryAgainError when the queue should bring the dream again, and with an 'aborted' InterpreterError when
   * the given signal ended it. `triesLeft` counts the tries that the queue allows after this one.
   */
  async read(id: string, triesLeft: number, signal: AbortSignal): Promise<void> {
    const dream = await persist(() => this.claim(id), signal);
    if (!dream) return;
    if (dream.attempts === 1) this.metrics.tookUp(Date.now() - dream.createdAt.getTime());
    const { care } = dream;
    const matches = this.interpreting.look(dream.dreamContent, care);
    if (dream.attempts > MOST_ATTEMPTS) return this.giveUp(dream, matches, 'unavailable', care, signal);
    const result = await this.ask(dream, matches, signal).catch((error: unknown) =>
      asInterpreterError(error),
    );
    if (!(result instanceof InterpreterError)) return this.finish(dream, result, null, care, signal);
    if (result.failure === 'aborted') throw result;
    this.logger.warn({
      msg: 'interpreter failed',
      id,
      attempt: dream.attempts,
      failure: result.failure,
      reason: result.message,
    });
    const delayMs = retryDelay(result, dream);
    if (triesLeft > 0 && result.retryable && delayMs !== null) {
      await persist(() => this.rows.release(id), signal);
      throw new TryAgainError(result.message, delayMs);
    }
    await this.giveUp(dream, matches, result.failure, care, signal);
  }

  private claim(id: string): Promise<ClaimedInterpretation | null> {
    return this.rows.claim(id, this.registration.workerId, this.env.INTERPRET_DEADLINE_MS);
  }

  private async ask(
    dream: ClaimedInterpretation,
    matches: SymbolMatch[],
    signal: AbortSignal,
  ): Promise<InterpretedReading> {
    const left = Math.max(1, dream.deadlineAt.getTime() - Date.now());
    const draft = new DraftWriter((sections) => this.rows.saveDraft(dream.id, sections));
    const startedAt = performance.now();
    try {
      const onProgress = draft.write.bind(draft);
      const interpret = (either: AbortSignal) =>
        this.interpreting.interpret(dream.dreamContent, matches, { signal: either, onProgress });
      const result = await withSignals([signal], interpret, left);
      this.metrics.tried(startedAt, 'ok');
      this.metrics.used(result.usage);
      return result;
    } catch (error) {
      if (error instanceof InterpreterError) {
        this.metrics.tried(startedAt, error.failure);
        this.metrics.used(error.usage);
      }
      throw error;
    } finally {
      await draft.stop();
    }
  }

  private async giveUp(
    dream: ClaimedInterpretation,
    matches: SymbolMatch[],
    failure: InterpreterFailure,
    care: CareLevel,
    signal: AbortSignal,
  ) {
    if (!this.interpreting.hasFallback) {
      await persist(() => this.rows.fail(dream.id, failure), signal);
      return;
    }
    this.metrics.stoodIn(failure);
    const reading = await this.interpreting.standIn(dream.dreamContent, matches);
    await this.finish(dream, reading, failure, care, signal);
  }

  private async finish(
    { id }: ClaimedInterpretation,
    result: InterpretedReading,
    failure: InterpreterFailure | null,
    care: CareLevel,
    signal: AbortSignal,
  ): Promise<void> {
    const completion = { ...present(result, care), fallback: failure !== null, failure };
    await persist(() => this.rows.complete(id, completion), signal);
  }
}

/** The rules set the level of care; the model may only raise it, and in a crisis nobody's fortune is told. */
function present({ reading, engine, care: seen }: InterpretedReading, care: CareLevel) {
  if (seen === 'crisis') return { interpretation: calmAnswer(), reading: null, engine: null, care: seen };
  const raised = seen === 'gentle' ? seen : care;
  const text = renderReading(reading);
  return {
    interpretation: raised === 'gentle' ? `${text}\n${gentleWord()}` : text,
    reading,
    engine,
    care: raised,
  };
}

/** When to try again, in milliseconds from now, or null when the deadline leaves no room for it. */
function retryDelay(
  { retryAfterMs }: InterpreterError,
  { attempts, deadlineAt }: ClaimedInterpretation,
): number | null {
  const backoff = 500 * 2 ** Math.min(attempts - 1, 5) * (0.75 + Math.random() / 2);
  const delay = Math.max(backoff, retryAfterMs ?? 0);
  return Date.now() + delay + SHORTEST_TRY_MS <= deadlineAt.getTime() ? Math.round(delay) : null;
}

function asInterpreterError(error: unknown): InterpreterError {
  if (error instanceof InterpreterError) return error;
  throw error;
}
