import { Inject, Injectable } from '@nestjs/common';
import { withSignals } from '../../concurrency/with-signals.js';
import { ENV, type Env } from '../../config/env.js';
import {
  type InterpretedReading,
  InterpreterError,
  type ModelUsage,
} from '../../interpretation/interpreter.port.js';
import { InterpretingService, type Reader } from '../../interpretation/interpreting.service.js';
import { ModelUsageService } from '../../ledger/model-usage.service.js';
import type { ClaimedInterpretation } from '../rows/interpretation.types.js';
import { DraftWriter } from './draft-writer.js';
import { persist } from './persist.js';
import { WorkMetrics } from './work-metrics.service.js';
import { WorkRepository } from './work.repository.js';
import { WithdrawnError, Withdrawals } from './withdrawals.service.js';

/** The share of the deadline reserved for the fallback model, if there is one. */
const FALLBACK_SHARE = 0.4;

export interface TimedReading extends InterpretedReading {
  latencyMs: number;
}

/** Runs one interpreter call: enforces its time limit, saves drafts, and counts usage even if the call fails. */
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

  /** Whether the daily budget forbids model calls. */
  isOverBudget(): Promise<boolean> {
    return this.interpreting.usesModel ? this.usage.isBudgetSpent() : Promise.resolve(false);
  }

  /** Deadline of the primary interpreter, leaving time for the fallback model. */
  endOfFirst({ deadlineAt }: ClaimedInterpretation): number {
    const reservedMs = this.interpreting.hasFallbackModel
      ? this.env.INTERPRET_DEADLINE_MS * FALLBACK_SHARE
      : 0;
    return deadlineAt.getTime() - reservedMs;
  }

  /** Fails with an InterpreterError, or with a WithdrawnError if the dream is stopped or deleted meanwhile. */
  async attempt(dream: ClaimedInterpretation, reader: Reader, signal: AbortSignal): Promise<TimedReading> {
    const end = reader === 'first' ? this.endOfFirst(dream) : dream.deadlineAt.getTime();
    const draft = new DraftWriter((sections) => this.rows.saveDraft(dream.id, sections));
    const startedAt = performance.now();
    try {
      const onProgress = draft.write.bind(draft);
      const interpret = (either: AbortSignal) =>
        this.interpreting.interpret(dream.dreamContent, { signal: either, onProgress }, reader);
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
