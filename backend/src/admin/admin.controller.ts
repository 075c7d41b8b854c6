import { Controller, Delete, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  errorMessages,
  noticeMessages,
  type PageQuery,
  pageQuerySchema,
  type SearchQuery,
  searchQuerySchema,
} from '@kkumpuri/contract';
import { AdminGuard } from '../auth/admin.guard.js';
import { type Caller, CurrentCaller } from '../common/caller.decorator.js';
import { ClientSignal } from '../common/client-signal.js';
import { IdPipe } from '../common/id.pipe.js';
import { QueueStateService } from '../queue/queue-state.service.js';
import { AdminListsService } from './admin-lists.service.js';
import { AuditService } from './audit.service.js';
import { DeletionService } from './deletion.service.js';

@Controller('admin')
@UseGuards(AdminGuard)
export class AdminController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: AdminListsService,
    private readonly deletion: DeletionService,
    private readonly audit: AuditService,
    private readonly queueState: QueueStateService,
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
    @Query({ schema: searchQuerySchema }) query: SearchQuery,
    @ClientSignal() signal: AbortSignal,
  ) {
    return this.lists.listInterpretations(query, signal);
  }

  @Get('activity')
  readActivity() {
    return this.lists.readActivity();
  }

  @Get('audit')
  listAudit(@Query({ schema: pageQuerySchema }) query: PageQuery) {
    return this.audit.list(query);
  }

  @Delete('users/:id')
  async deleteUser(
    @Param('id', new IdPipe(errorMessages.userNotFound)) id: string,
    @CurrentCaller() caller: Caller,
  ) {
    await this.deletion.deleteUser(id, actorOf(caller));
    return { message: noticeMessages.userDeleted };
  }

  @Delete('interpretations/:id')
  async deleteInterpretation(
    @Param('id', new IdPipe(errorMessages.interpretationNotFound)) id: string,
    @CurrentCaller() caller: Caller,
  ) {
    await this.deletion.deleteInterpretation(id, actorOf(caller));
    return { message: noticeMessages.interpretationDeleted };
  }

  @Get('queue')
  async readQueue() {
    return { queue: await this.queueState.read() };
  }

  @Post('queue/retry')
  @HttpCode(200)
  async retryFailed(@CurrentCaller() caller: Caller) {
    const retried = await this.queueState.retryFailed();
    if (retried > 0) await this.audit.record(this.dataSource.manager, actorOf(caller), 'queue.retry', null);
    return { message: noticeMessages.jobsRetried, retried };
  }
}

function actorOf({ user }: Caller): string {
  if (!user) throw new Error('the admin guard did not run');
  return user.id;
}
