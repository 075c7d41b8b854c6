import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import {
  type AdminDreamsQuery,
  adminDreamsQuerySchema,
  type AuditQuery,
  auditQuerySchema,
  errorMessages,
  type LedgerQuery,
  ledgerQuerySchema,
  noticeMessages,
  type RevealInput,
  revealSchema,
  type SearchQuery,
  searchQuerySchema,
} from '@kkumpuri/contract';
import { AuditService } from '../audit/audit.service.js';
import { AdminGuard } from '../auth/guards/admin.guard.js';
import { ClientSignal } from '../http/client-signal.js';
import { IdPipe } from '../http/id.pipe.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { QueueStateService } from '../queue/queue-state.service.js';
import { actorOf } from './actor.js';
import { AdminListsService } from './admin-lists.service.js';
import { AdminReadsInterceptor } from './admin-reads.interceptor.js';
import { DeletionService } from './deletion.service.js';
import { MemberSessionsService } from './member-sessions.service.js';
import { RevealingService } from './revealing.service.js';
import { TrendsService } from './trends.service.js';

@Controller('admin')
@UseGuards(AdminGuard)
@UseInterceptors(AdminReadsInterceptor)
export class AdminController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: AdminListsService,
    private readonly deletion: DeletionService,
    private readonly sessions: MemberSessionsService,
    private readonly audit: AuditService,
    private readonly queueState: QueueStateService,
    private readonly ledger: LedgerService,
    private readonly trends: TrendsService,
    private readonly revealing: RevealingService,
  ) {}

  @Get('stats')
  async readStats() {
    return { stats: await this.lists.readStats() };
  }

  @Get('users')
  listUsers(@Query({ schema: searchQuerySchema }) query: SearchQuery, @ClientSignal() signal: AbortSignal) {
    return this.lists.listUsers(query, signal);
  }

  @Get('interpretations')
  listInterpretations(
    @Query({ schema: adminDreamsQuerySchema }) query: AdminDreamsQuery,
    @ClientSignal() signal: AbortSignal,
  ) {
    return this.lists.listInterpretations(query, signal);
  }

  @Get('activity')
  readActivity() {
    return this.lists.readActivity();
  }

  @Get('audit')
  listAudit(@Query({ schema: auditQuerySchema }) query: AuditQuery) {
    return this.audit.list(query);
  }

  @Delete('users/:id')
  async deleteUser(
    @Param('id', new IdPipe(errorMessages.userNotFound)) id: string,
    @Req() request: FastifyRequest,
  ) {
    await this.deletion.deleteUser(id, actorOf(request));
    return { message: noticeMessages.userDeleted };
  }

  @Delete('users/:id/sessions')
  async endSessions(
    @Param('id', new IdPipe(errorMessages.userNotFound)) id: string,
    @Req() request: FastifyRequest,
  ) {
    await this.sessions.endAll(id, actorOf(request));
    return { message: noticeMessages.userSessionsEnded };
  }

  @Post('interpretations/:id/reveal')
  @HttpCode(200)
  async reveal(
    @Param('id', new IdPipe(errorMessages.interpretationNotFound)) id: string,
    @Body({ schema: revealSchema }) { reason }: RevealInput,
    @Req() request: FastifyRequest,
  ) {
    return { interpretation: await this.revealing.reveal(id, reason, actorOf(request)) };
  }

  @Delete('interpretations/:id')
  async deleteInterpretation(
    @Param('id', new IdPipe(errorMessages.interpretationNotFound)) id: string,
    @Req() request: FastifyRequest,
  ) {
    await this.deletion.deleteInterpretation(id, actorOf(request));
    return { message: noticeMessages.interpretationDeleted };
  }

  @Get('ledger')
  readLedger(@Query({ schema: ledgerQuerySchema }) { days }: LedgerQuery) {
    return this.ledger.read(days);
  }

  @Get('trends')
  readTrends(@Query({ schema: ledgerQuerySchema }) { days }: LedgerQuery) {
    return this.trends.read(days);
  }

  @Get('queue')
  async readQueue() {
    return { queue: await this.queueState.read() };
  }

  @Post('queue/retry')
  @HttpCode(200)
  async retryFailed(@Req() request: FastifyRequest) {
    const retried = await this.queueState.retryFailed();
    if (retried > 0) {
      await this.audit.record(this.dataSource.manager, { ...actorOf(request), action: 'queue.retry' });
    }
    return { message: noticeMessages.jobsRetried, retried };
  }
}
