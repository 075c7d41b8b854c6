import { Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.js';
import { AdminController } from './admin.controller.js';
import { AdminListsService } from './admin-lists.service.js';
import { AuditService } from './audit.service.js';
import { DeletionService } from './deletion.service.js';

/** The admin pages: what there is, what happens, and taking things away. */
@Module({
  imports: [QueueModule],
  controllers: [AdminController],
  providers: [AdminListsService, AuditService, DeletionService],
})
export class AdminModule {}
