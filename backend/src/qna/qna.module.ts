import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AdminPasswordService } from './admin-password.service.js';
import { AnsweringService } from './answering.service.js';
import { QnaController } from './qna.controller.js';
import { QuestionsService } from './questions.service.js';

/** Questions, and answers by admins or by callers with the shared password. */
@Module({
  imports: [AuditModule],
  controllers: [QnaController],
  providers: [AdminPasswordService, AnsweringService, QuestionsService],
  exports: [QuestionsService],
})
export class QnaModule {}
