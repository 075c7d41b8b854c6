import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { LoginsModule } from '../auth/logins/logins.module.js';
import { DreamsModule } from '../dreams/dreams.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { QueueModule } from '../queue/queue.module.js';
import { AdminController } from './admin.controller.js';
import { AdminListsService } from './admin-lists.service.js';
import { BoardDeletionController } from './board-deletion.controller.js';
import { BoardDeletionService } from './board-deletion.service.js';
import { DeletionService } from './deletion.service.js';
import { MemberSessionsService } from './member-sessions.service.js';
import { RevealingService } from './revealing.service.js';
import { TrendsService } from './trends.service.js';

/** The admin API: lists, statistics, activity log, job queue and deletion. */
@Module({
  imports: [AccountModule, AuditModule, DreamsModule, LedgerModule, LoginsModule, QueueModule],
  controllers: [AdminController, BoardDeletionController],
  providers: [
    AdminListsService,
    BoardDeletionService,
    DeletionService,
    MemberSessionsService,
    RevealingService,
    TrendsService,
  ],
})
export class AdminModule {}
