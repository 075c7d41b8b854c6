import { Controller, Delete, Get, HttpCode, Param, Post, Req, UseGuards } from '@nestjs/common';
import { errorMessages, noticeMessages } from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { AuditService } from '../../audit/audit.service.js';
import { AppError } from '../../http/app-error.js';
import { memberOf } from '../../http/caller.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { LoginsService } from './logins.service.js';
import { MemberGuard } from '../guards/member.guard.js';

/** The devices a member is logged in on, and ending them. */
@Controller('auth')
@UseGuards(MemberGuard)
export class SessionsController {
  constructor(
    private readonly logins: LoginsService,
    private readonly audit: AuditService,
  ) {}

  @Post('logout')
  @HttpCode(200)
  async logout(@Req() request: FastifyRequest) {
    const { id, loginId } = memberOf(request);
    await this.logins.end(id, loginId);
    await this.audit.note({ action: 'logout', actorId: id, ip: request.ip });
    return { message: noticeMessages.loggedOut };
  }

  @Get('sessions')
  async list(@Req() request: FastifyRequest) {
    const { id, loginId } = memberOf(request);
    return { sessions: await this.logins.list(id, loginId) };
  }

  @Delete('sessions/:id')
  async end(
    @Param('id', new IdPipe(errorMessages.sessionNotFound)) loginId: string,
    @Req() request: FastifyRequest,
  ) {
    const { id } = memberOf(request);
    if (!(await this.logins.end(id, loginId))) {
      throw new AppError(404, 'not_found', errorMessages.sessionNotFound);
    }
    await this.audit.note({ action: 'sessions.end', actorId: id, ip: request.ip });
    return { message: noticeMessages.sessionEnded };
  }

  /** All but the one that asks. */
  @Delete('sessions')
  async endOthers(@Req() request: FastifyRequest) {
    const { id, loginId } = memberOf(request);
    await this.logins.endOthers(id, loginId);
    await this.audit.note({ action: 'sessions.end', actorId: id, ip: request.ip });
    return { message: noticeMessages.sessionsEnded };
  }
}
