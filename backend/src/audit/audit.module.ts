import { Module } from '@nestjs/common';
import { AuditRetentionService } from './audit-retention.service.js';
import { AuditService } from './audit.service.js';

/** The activity log: sign-ins, refusals, and what admins read and do. */
@Module({
  providers: [AuditService, AuditRetentionService],
  exports: [AuditService, AuditRetentionService],
})
export class AuditModule {}
