import { type DynamicModule, Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.js';
import { QueueMetrics } from '../queue/queue-metrics.service.js';
import { DiskSpaceService } from './disk-space.service.js';
import { HealthController } from './health.controller.js';
import { InterpreterReachability } from './interpreter-reachability.service.js';
import { LivenessService } from './liveness.service.js';
import { MetricsController } from './metrics.controller.js';
import { ProcessMetrics } from './process-metrics.service.js';
import { createRegistry, REGISTRY } from './metrics.service.js';

/** Providers of one kind of process: the api reports on the queue, the worker on the interpreter. */
const PROCESS_PROVIDERS = { api: [QueueMetrics], worker: [InterpreterReachability] };

@Module({})
export class HealthModule {
  static for(process: 'api' | 'worker'): DynamicModule {
    return {
      module: HealthModule,
      global: true,
      imports: [QueueModule],
      controllers: [HealthController, MetricsController],
      providers: [
        { provide: REGISTRY, useFactory: () => createRegistry(process) },
        DiskSpaceService,
        ProcessMetrics,
        LivenessService,
        ...PROCESS_PROVIDERS[process],
      ],
      exports: [REGISTRY, LivenessService],
    };
  }
}
