import { Module } from '@nestjs/common';
import { AdminPasswordService } from './admin-password.service.js';
import { QnaController } from './qna.controller.js';
import { QuestionsService } from './questions.service.js';

/** Questions and the answers of whoever holds the admin password. */
@Module({
  controllers: [QnaController],
  providers: [AdminPasswordService, QuestionsService],
})
export class QnaModule {}
