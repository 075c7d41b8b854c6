import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import {
  adminPasswordSchema,
  type AnswerInput,
  answerSchema,
  type AskInput,
  askSchema,
  errorMessages,
  type QuestionQuery,
  questionQuerySchema,
  type WithdrawAnswerInput,
  withdrawAnswerSchema,
} from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { ClientSignal } from '../http/client-signal.js';
import { IdPipe } from '../http/id.pipe.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { AdminPasswordService } from './admin-password.service.js';
import { AnsweringService } from './answering.service.js';
import { QuestionsService } from './questions.service.js';

const questionId = new IdPipe(errorMessages.questionNotFound);

interface AdminPassword {
  adminPassword: string;
}

@Controller('qna')
export class QnaController {
  constructor(
    private readonly questions: QuestionsService,
    private readonly adminPassword: AdminPasswordService,
    private readonly answering: AnsweringService,
  ) {}

  @Get()
  list(@Query({ schema: questionQuerySchema }) query: QuestionQuery, @ClientSignal() signal: AbortSignal) {
    return this.questions.list(query, signal);
  }

  @Get(':id')
  async read(@Param('id', questionId) id: string, @Req() request: FastifyRequest) {
    return { question: await this.questions.read(id, request) };
  }

  @Post()
  @HttpCode(201)
  @RateLimited('question')
  async ask(@Body({ schema: askSchema }) input: AskInput) {
    return { question: await this.questions.ask(input) };
  }

  @Post('verify-admin')
  @HttpCode(200)
  @RateLimited('adminPassword')
  async verifyAdmin(
    @Body({ schema: adminPasswordSchema }) { adminPassword }: AdminPassword,
    @Req() request: FastifyRequest,
  ) {
    await this.adminPassword.require(adminPassword, request.ip, null);
    return { valid: true };
  }

  @Post(':id/answer')
  @HttpCode(200)
  @RateLimited('adminPassword')
  async answer(
    @Param('id', questionId) id: string,
    @Body({ schema: answerSchema }) { answer, adminPassword }: AnswerInput,
    @Req() request: FastifyRequest,
  ) {
    return { question: await this.answering.answer({ id, answer, adminPassword }, request) };
  }

  @Delete(':id/answer')
  @RateLimited('adminPassword')
  async withdrawAnswer(
    @Param('id', questionId) id: string,
    @Body({ schema: withdrawAnswerSchema }) { adminPassword }: WithdrawAnswerInput,
    @Req() request: FastifyRequest,
  ) {
    return { question: await this.answering.answer({ id, answer: null, adminPassword }, request) };
  }
}
