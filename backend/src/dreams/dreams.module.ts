import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { InterpretationModule } from '../interpretation/interpretation.module.js';
import { QueueModule } from '../queue/queue.module.js';
import { AdmissionService } from './admission/admission.service.js';
import { QueueSnapshotRepository } from './admission/queue-snapshot.repository.js';
import { DreamDeletionService } from './dream-deletion.service.js';
import { DreamReadingService } from './dream-reading.service.js';
import { DreamsController } from './dreams.controller.js';
import { DreamsService } from './dreams.service.js';
import { FeedbackController } from './feedback/feedback.controller.js';
import { FeedbackService } from './feedback/feedback.service.js';
import { InterpretationsModule } from './rows/interpretations.module.js';
import { RemovalsController } from './removal/removals.controller.js';
import { RemovalsService } from './removal/removals.service.js';
import { StoppingController } from './stopping/stopping.controller.js';
import { StoppingService } from './stopping/stopping.service.js';
import { DreamStreamService } from './stream/dream-stream.service.js';
import { AwaitedRowsRepository } from './waiting/awaited-rows.repository.js';
import { WaiterMetrics } from './waiting/waiter-metrics.service.js';
import { InterpretationWaiter } from './waiting/interpretation-waiter.service.js';
import { WorkRepository } from './work/work.repository.js';

/** The api's part of interpretations: accepts dreams, waits for readings and returns them. */
@Module({
  imports: [AuditModule, InterpretationModule, InterpretationsModule, QueueModule],
  controllers: [DreamsController, FeedbackController, RemovalsController, StoppingController],
  providers: [
    AdmissionService,
    AwaitedRowsRepository,
    DreamDeletionService,
    DreamReadingService,
    DreamsService,
    DreamStreamService,
    FeedbackService,
    InterpretationWaiter,
    QueueSnapshotRepository,
    RemovalsService,
    StoppingService,
    WaiterMetrics,
    WorkRepository,
  ],
  exports: [DreamDeletionService, DreamReadingService, InterpretationWaiter],
})
export class DreamsModule {}
