import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import type { QueueState } from '@kkumpuri/contract';
import { REGISTRY } from '../health/metrics.service.js';
import { QueueStateService } from './queue-state.service.js';

/** Scrapers that come together share one look; a queue that cannot be read costs one patience, not one a gauge. */
const FRESH_MS = 2_000;

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/**
 * The queue as a whole, told by the api: it is there when every worker is gone. Each api tells the same numbers, so they
 * are read with max(), never added up.
 */
@Injectable()
export class QueueMetrics implements OnModuleInit {
  private lookedAt = 0;
  private state: Promise<QueueState | null> = Promise.resolve(null);

  constructor(
    @Inject(REGISTRY) private readonly registry: Registry,
    private readonly queueState: QueueStateService,
  ) {}

  onModuleInit(): void {
    this.gauge('kkumpuri_queue_readable', '1 when the queue and its rows answer', (gauge, state) =>
      gauge.set(state ? 1 : 0),
    );
    this.gauge('kkumpuri_workers', 'Workers that the queue knows of', (gauge, state) => {
      if (state) gauge.set(state.workers);
    });
    this.gauge(
      'kkumpuri_queue_oldest_waiting_seconds',
      'How long the oldest dream waits that nobody has begun to read',
      (gauge, state) => {
        if (state) gauge.set((state.oldestWaitingMs ?? 0) / 1000);
      },
    );
    this.gauge(
      'kkumpuri_queue_depth',
      'Interpretations by state; failed counts those that an operator may retry',
      (gauge, state) => {
        if (state) for (const name of STATES) gauge.set({ state: name }, state[name]);
      },
      ['state'],
    );
  }

  private gauge(
    name: string,
    help: string,
    show: (gauge: Gauge, state: QueueState | null) => void,
    labelNames: string[] = [],
  ): void {
    const look = () => this.look();
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        this.reset();
        show(this, await look());
      },
    });
  }

  private look(): Promise<QueueState | null> {
    if (Date.now() - this.lookedAt < FRESH_MS) return this.state;
    this.lookedAt = Date.now();
    this.state = this.queueState.read().catch(() => null);
    return this.state;
  }
}
