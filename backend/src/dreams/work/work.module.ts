import { type DynamicModule, Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { LoginsModule } from '../../auth/logins/logins.module.js';
import { OAuthRowsModule } from '../../auth/oauth/oauth-rows.module.js';
import type { Env } from '../../config/env.js';
import { InterpretationModule } from '../../interpretation/interpretation.module.js';
import { LedgerModule } from '../../ledger/ledger.module.js';
import { QueueModule } from '../../queue/queue.module.js';
import { InterpretationsModule } from '../rows/interpretations.module.js';
import { DreamDeletionService } from '../dream-deletion.service.js';
import { DueRemovals } from '../removal/due-removals.service.js';
import { GuestRetention } from './guest-retention.service.js';
import { Housekeeping } from './housekeeping.service.js';
import { InterpretationProcessor, interpretationProcessor } from './interpretation.processor.js';
import { InterpretationWork } from './interpretation-work.service.js';
import { ReadingAttempts } from './reading-attempts.service.js';
import { Sweeper } from './sweeper.service.js';
import { WorkRepository } from './work.repository.js';
import { WorkMetrics } from './work-metrics.service.js';
import { WorkPulse } from './work-pulse.service.js';
import { WorkerRegistration } from './worker-registration.service.js';
import { Withdrawals } from './withdrawals.service.js';

/** The worker's part of interpretations: reads dreams, requeues lost ones, deletes expired data. */
@Module({})
export class WorkModule {
  static with(env: Env): DynamicModule {
    return {
      module: WorkModule,
      imports: [
        AuditModule,
        InterpretationModule,
        InterpretationsModule,
        LedgerModule,
        LoginsModule,
        OAuthRowsModule,
        QueueModule,
      ],
      providers: [
        { provide: InterpretationProcessor, useClass: interpretationProcessor(env) },
        DreamDeletionService,
        DueRemovals,
        GuestRetention,
        Housekeeping,
        InterpretationWork,
        ReadingAttempts,
        Sweeper,
        WorkMetrics,
        WorkPulse,
        WorkRepository,
        WorkerRegistration,
        Withdrawals,
      ],
      exports: [InterpretationProcessor],
    };
  }
}
