import { Inject, Injectable } from '@nestjs/common';
import { withSignals } from '../../concurrency/with-signals.js';
import { ENV, type Env } from '../../config/env.js';
import {
  type InterpretedReading,
  InterpreterError,
  type ModelUsage,
  type SymbolMatch,
} from '../../interpretation/interpreter.port.js';
import { InterpretingService, type Reader } from '../../interpretation/interpreting.service.js';
import { ModelUsageService } from '../../ledger/model-usage.service.js';
import type { ClaimedInterpretation } from '../rows/interpretation.types.js';
import { DraftWriter } from './draft-writer.js';
import { persist } from './persist.js';
import { WorkMetrics } from './work-metrics.service.js';
import { WorkRepository } from './work.repository.js';
import { WithdrawnError, Withdrawals } from './withdrawals.service.js';

/** The part of the time that is kept for the fallback model, where there is one. */
const FALLBACK_SHARE = 0.4;

export interface TimedReading extends InterpretedReading {
  latencyMs: number;
}

/** One try of an interpreter: within its time, with its draft shown and its cost counted, whatever comes of it. */
@Injectable()
export class ReadingAttempts {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly rows: WorkRepository,
    private readonly interpreting: InterpretingService,
    private readonly metrics: WorkMetrics,
    private readonly usage: ModelUsageService,
    private readonly withdrawals: Withdrawals,
  ) {}

  /** Whether the day's budget forbids asking a model. */
  isOverBudget(): Promise<boolean> {
    return this.interpreting.usesModel ? this.usage.isBudgetSpent() : Promise.resolve(false);
  }

  /** When the first reader must have answered, so that the fallback model still can. */
  endOfFirst({ deadlineAt }: ClaimedInterpretation): number {
    const kept = this.interpreting.hasFallbackModel ? this.env.INTERPRET_DEADLINE_MS * FALLBACK_SHARE : 0;
    return deadlineAt.getTime() - kept;
  }

  /** Fails with an InterpreterError, or with a WithdrawnError when the dream is stopped or deleted meanwhile. */
  async ask(
    dream: ClaimedInterpretation,
    matches: SymbolMatch[],
    reader: Reader,
    signal: AbortSignal,
  ): Promise<TimedReading> {
    const end = reader === 'first' ? this.endOfFirst(dream) : dream.deadlineAt.getTime();
    const draft = new DraftWriter((sections) => this.rows.saveDraft(dream.id, sections));
    const startedAt = performance.now();
    try {
      const onProgress = draft.write.bind(draft);
      const interpret = (either: AbortSignal) =>
        this.interpreting.interpret(dream.dreamContent, matches, { signal: either, onProgress }, reader);
      const result = await this.withdrawals.during(dream.id, (withdrawn) =>
        withSignals([signal, withdrawn], interpret, Math.max(1, end - Date.now())),
      );
      this.metrics.tried(startedAt, 'ok');
      await this.count(reader, result.usage, signal);
      return { ...result, latencyMs: Math.round(performance.now() - startedAt) };
    } catch (error) {
      const reason = error instanceof WithdrawnError ? error.cause : error;
      if (reason instanceof InterpreterError) {
        this.metrics.tried(startedAt, reason.failure);
        await this.count(reader, reason.usage, signal);
      }
      throw error;
    } finally {
      await draft.stop();
    }
  }

  private async count(reader: Reader, usage: ModelUsage | undefined, signal: AbortSignal): Promise<void> {
    if (!usage) return;
    this.metrics.used(usage);
    const { promptVersion } = this.interpreting;
    const call = { model: this.interpreting.engineOf(reader), promptVersion, usage };
    await persist(() => this.usage.record(call), signal);
  }
}
