import { Body, Controller, Get, HttpCode, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { errorMessages, type ExportFormat, exportQuerySchema, type ImportAnswer } from '@kkumpuri/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MemberGuard } from '../../auth/guards/member.guard.js';
import { AppError } from '../../http/app-error.js';
import { memberOf } from '../../http/caller.decorator.js';
import type { StreamedBody } from '../../http/server/streamed-bodies.js';
import { RateLimited } from '../../limits/rate-limited.decorator.js';
import { ExportService } from './export.service.js';
import { ImportService } from './import.service.js';
import { LooksService } from './looks.service.js';
import { withSpool } from './spool.js';

/** Exports and imports a member's dreams, and lists which admins opened them. */
@Controller('auth/me')
@UseGuards(MemberGuard)
export class OwnDataController {
  constructor(
    private readonly exports: ExportService,
    private readonly imports: ImportService,
    private readonly looks: LooksService,
  ) {}

  @Get('export')
  @RateLimited('ownData')
  async export(
    @Query({ schema: exportQuerySchema }) { format }: { format: ExportFormat },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { type, body } = this.exports.open(memberOf(request), format);
    const day = new Date().toISOString().slice(0, 10);
    await reply
      .type(type)
      .header('content-disposition', `attachment; filename="kkumpuri-${day}.${format}"`)
      .send(body);
  }

  @Get('looks')
  async listLooks(@Req() request: FastifyRequest) {
    return { looks: await this.looks.list(memberOf(request).id) };
  }

  @Post('import')
  @HttpCode(201)
  @RateLimited('ownData')
  async import(
    @Body() body: StreamedBody | undefined,
    @Req() request: FastifyRequest,
  ): Promise<ImportAnswer> {
    if (!body) throw new AppError(400, 'import_unreadable', errorMessages.importUnreadable);
    const type = body.type === 'text/csv' ? 'csv' : 'json';
    return withSpool(type, body.stream, (spool) => this.imports.import(memberOf(request).id, spool));
  }
}
