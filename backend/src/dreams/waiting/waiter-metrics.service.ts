import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Counter, Gauge, type Registry } from 'prom-client';
import { REGISTRY } from '../../health/metrics.service.js';
import { InterpretationWaiter } from './interpretation-waiter.service.js';

/** Metrics of waiting requests. Many wake-ups by sweep mean that notifications are lost. */
@Injectable()
export class WaiterMetrics implements OnModuleInit {
  constructor(
    @Inject(REGISTRY) private readonly registry: Registry,
    private readonly waiter: InterpretationWaiter,
  ) {}

  onModuleInit(): void {
    const { registry, waiter } = this;
    new Gauge({
      name: 'kkumpuri_waiting_requests',
      help: 'Interpretations that requests of this process are waiting for',
      registers: [registry],
      collect() {
        this.set(waiter.waitingCount);
      },
    });
    new Counter({
      name: 'kkumpuri_wakeups_total',
      help: 'Ended waits by what detected the end',
      labelNames: ['by'],
      registers: [registry],
      collect() {
        this.reset();
        this.inc({ by: 'notification' }, waiter.endings.notification);
        this.inc({ by: 'sweep' }, waiter.endings.sweep);
      },
    });
  }
}
