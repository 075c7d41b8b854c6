import { type DynamicModule, Module } from '@nestjs/common';
import { loggingModule } from './logging/logging.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { DatabaseModule } from './database/database.module.js';
import { WorkModule } from './dreams/work/work.module.js';
import { HealthModule } from './health/health.module.js';

/** The worker: the application without controllers, with the job processor. */
@Module({})
export class WorkerModule {
  static with(env: Env): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.with(env),
        loggingModule,
        DatabaseModule,
        HealthModule.for('worker'),
        WorkModule.with(env),
      ],
    };
  }
}
