import { Inject, Injectable } from '@nestjs/common';
import { Counter, Histogram, type Registry } from 'prom-client';
import { REGISTRY } from '../../health/metrics.service.js';
import type { InterpretedReading, InterpreterFailure } from '../../interpretation/interpreter.port.js';

const BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 30, 45, 60, 90, 120, 180, 300];

const JOB_EVENTS = ['completed', 'retried', 'failed', 'stalled', 'requeued'] as const;

/** Metrics of the worker. Labels are outcomes and event names, never users, ids or dream texts. */
@Injectable()
export class WorkMetrics {
  private readonly waited: Histogram;
  private readonly ran: Histogram<'outcome'>;
  private readonly calls: Counter<'outcome'>;
  private readonly tokens: Counter<'direction'>;
  private readonly fallbacks: Counter<'failure'>;
  private readonly jobs: Counter<'event'>;

  constructor(@Inject(REGISTRY) registry: Registry) {
    const registers = [registry];
    this.waited = new Histogram({
      name: 'kkumpuri_interpretation_wait_seconds',
      help: 'Time from storing a dream to its first claim by a worker',
      buckets: BUCKETS_S,
      registers,
    });
    this.ran = new Histogram({
      name: 'kkumpuri_interpretation_run_seconds',
      help: 'Duration of one interpreter call',
      labelNames: ['outcome'],
      buckets: BUCKETS_S,
      registers,
    });
    this.calls = new Counter({
      name: 'kkumpuri_interpreter_calls_total',
      help: 'Interpreter calls by outcome: ok or the failure',
      labelNames: ['outcome'],
      registers,
    });
    this.tokens = new Counter({
      name: 'kkumpuri_model_tokens_total',
      help: 'Tokens used by models',
      labelNames: ['direction'],
      registers,
    });
    this.fallbacks = new Counter({
      name: 'kkumpuri_lexicon_fallbacks_total',
      help: 'Readings by the dictionary because the model failed',
      labelNames: ['failure'],
      registers,
    });
    this.jobs = new Counter({
      name: 'kkumpuri_jobs_total',
      help: `Job events in this worker: ${JOB_EVENTS.join(', ')}`,
      labelNames: ['event'],
      registers,
    });
    // Start each series at 0: rate() would miss the first event if the series began with it.
    for (const event of JOB_EVENTS) this.job(event, 0);
  }

  claimed(waitedMs: number): void {
    this.waited.observe(waitedMs / 1000);
  }

  tried(startedAt: number, outcome: 'ok' | InterpreterFailure): void {
    this.ran.observe({ outcome }, (performance.now() - startedAt) / 1000);
    this.calls.inc({ outcome });
  }

  used(usage: InterpretedReading['usage']): void {
    if (!usage) return;
    this.tokens.inc({ direction: 'input' }, usage.inputTokens);
    this.tokens.inc({ direction: 'output' }, usage.outputTokens);
  }

  fellBack(failure: InterpreterFailure): void {
    this.fallbacks.inc({ failure });
  }

  job(event: (typeof JOB_EVENTS)[number], count = 1): void {
    this.jobs.inc({ event }, count);
  }
}
