import { type DynamicModule, Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { ProcessMetrics } from './process-metrics.service.js';
import { createRegistry, REGISTRY } from './metrics.service.js';

@Module({})
export class HealthModule {
  static for(process: 'api' | 'worker'): DynamicModule {
    return {
      module: HealthModule,
      global: true,
      imports: [QueueModule],
      controllers: [HealthController, MetricsController],
      providers: [{ provide: REGISTRY, useFactory: () => createRegistry(process) }, ProcessMetrics],
      exports: [REGISTRY],
    };
  }
}
