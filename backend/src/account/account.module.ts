import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { DreamsModule } from '../dreams/dreams.module.js';
import { InterpretationModule } from '../interpretation/interpretation.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { ExportService } from './data/export.service.js';
import { ImportService } from './data/import.service.js';
import { LooksService } from './data/looks.service.js';
import { OwnDataController } from './data/own-data.controller.js';
import { LeavingService } from './leaving.service.js';
import { MemberDeletionService } from './member-deletion.service.js';

/** Lets members read, change, export and delete their own account. */
@Module({
  imports: [AuditModule, AuthModule, DreamsModule, InterpretationModule, MailModule],
  controllers: [AccountController, OwnDataController],
  providers: [
    AccountService,
    ExportService,
    ImportService,
    LeavingService,
    LooksService,
    MemberDeletionService,
  ],
  exports: [MemberDeletionService],
})
export class AccountModule {}
