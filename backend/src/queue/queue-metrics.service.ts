import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import type { QueueState } from '@kkumpuri/contract';
import { REGISTRY } from '../health/metrics.service.js';
import { QueueStateService } from './queue-state.service.js';

/** Concurrent scrapes and gauges share one read, so an unreachable queue costs one timeout, not one per gauge. */
const CACHE_MS = 2_000;

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/**
 * Metrics of the whole queue, exported by the api, which is still there when every worker is gone. Each api exports the
 * same numbers, so aggregate them with max(), never with sum().
 */
@Injectable()
export class QueueMetrics implements OnModuleInit {
  private readAt = 0;
  private state: Promise<QueueState | null> = Promise.resolve(null);

  constructor(
    @Inject(REGISTRY) private readonly registry: Registry,
    private readonly queueState: QueueStateService,
  ) {}

  onModuleInit(): void {
    this.gauge('kkumpuri_queue_readable', '1 when the queue and its rows can be read', (gauge, state) =>
      gauge.set(state ? 1 : 0),
    );
    this.gauge('kkumpuri_workers', 'Workers connected to the queue', (gauge, state) => {
      if (state) gauge.set(state.workers);
    });
    this.gauge(
      'kkumpuri_queue_oldest_waiting_seconds',
      'Age of the oldest dream that no worker has started',
      (gauge, state) => {
        if (state) gauge.set((state.oldestWaitingMs ?? 0) / 1000);
      },
    );
    this.gauge(
      'kkumpuri_queue_depth',
      'Interpretations by state; failed ones can be retried by an operator',
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
    const readState = () => this.readState();
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        this.reset();
        show(this, await readState());
      },
    });
  }

  private readState(): Promise<QueueState | null> {
    if (Date.now() - this.readAt < CACHE_MS) return this.state;
    this.readAt = Date.now();
    this.state = this.queueState.read().catch(() => null);
    return this.state;
  }
}
