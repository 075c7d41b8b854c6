import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { DreamsModule } from '../dreams/dreams.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { LeavingService } from './leaving.service.js';
import { MemberDeletionService } from './member-deletion.service.js';

/** What members do with their own account: see it, change it, leave. */
@Module({
  imports: [AuditModule, AuthModule, DreamsModule, MailModule],
  controllers: [AccountController],
  providers: [AccountService, LeavingService, MemberDeletionService],
  exports: [MemberDeletionService],
})
export class AccountModule {}
