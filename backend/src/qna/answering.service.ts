import { Injectable } from '@nestjs/common';
import { type Question, validationMessages } from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { AuditService } from '../audit/audit.service.js';
import { callerOf } from '../http/caller.decorator.js';
import { invalidRequest } from '../http/validation.js';
import { AdminPasswordService } from './admin-password.service.js';
import { QuestionsService } from './questions.service.js';

interface Answering {
  id: string;
  /** Null deletes the answer. */
  answer: string | null;
  adminPassword: string | undefined;
}

/** Writes and deletes answers for signed-in admins and for callers with the shared password. */
@Injectable()
export class AnsweringService {
  constructor(
    private readonly questions: QuestionsService,
    private readonly adminPassword: AdminPasswordService,
    private readonly audit: AuditService,
  ) {}

  async answer({ id, answer, adminPassword }: Answering, request: FastifyRequest): Promise<Question> {
    const { user } = callerOf(request);
    const admin = user?.isAdmin ? user : null;
    if (!admin) await this.requirePassword(adminPassword, request.ip, id);
    const question = await this.questions.answer(id, answer);
    const action = answer === null ? 'answer.delete' : 'answer.write';
    await this.audit.note({ action, actorId: admin?.id, targetId: id, ip: request.ip });
    return question;
  }

  private async requirePassword(given: string | undefined, ip: string, questionId: string): Promise<void> {
    if (given === undefined) {
      throw invalidRequest([{ path: ['adminPassword'], message: validationMessages.adminPasswordRequired }]);
    }
    await this.adminPassword.require(given, ip, questionId);
  }
}
