import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import {
  errorMessages,
  type InterpretInput,
  interpretSchema,
  type PageQuery,
  pageQuerySchema,
} from '@kkumpuri/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { signalOfClient } from '../http/client-signal.js';
import { GuestAllowanceService } from '../limits/guest-allowance.service.js';
import { OpenWaitsService } from '../limits/open-waits.service.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { DreamDeletionService } from './dream-deletion.service.js';
import { DreamsService } from './dreams.service.js';
import { GuestVisitsInterceptor } from './guest-visits.interceptor.js';
import { checkIdempotencyKey } from './idempotency/idempotency.service.js';
import { isOwn } from './rows/interpretation.repository.js';
import { presentInterpretation } from './rows/interpretation.presenter.js';
import { maskPrivate } from './dream-reading.service.js';
import { DreamStreamService } from './stream/dream-stream.service.js';

const EVENT_STREAM = 'text/event-stream';

@Controller('dreams')
@UseInterceptors(GuestVisitsInterceptor)
export class DreamsController {
  constructor(
    private readonly dreams: DreamsService,
    private readonly deletion: DreamDeletionService,
    private readonly streams: DreamStreamService,
    private readonly guests: GuestAllowanceService,
    private readonly waits: OpenWaitsService,
  ) {}

  @Post('interpret')
  @HttpCode(201)
  @RateLimited('interpret')
  async interpret(
    @Body({ schema: interpretSchema }) { dreamContent }: InterpretInput,
    @CurrentCaller() caller: Caller,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.waits.enter(request, reply);
    const allowance = {
      reserveQuota: () => this.guests.reserveQuota(request),
      reserveCalmAnswer: () => this.guests.reserveCalmAnswer(request),
    };
    const submitted = await this.dreams.submit(caller, dreamContent, checkIdempotencyKey(key), allowance);
    if (wantsEventStream(request)) return this.streams.stream(submitted, reply);
    const ended = await this.dreams.waitFor(submitted, signalOfClient(reply));
    await reply.status(201).send(presentInterpretation(ended));
  }

  @Get('my-dreams')
  list(@Query({ schema: pageQuerySchema }) query: PageQuery, @CurrentCaller() caller: Caller) {
    return this.dreams.list(caller, query);
  }

  @Delete('my-dreams')
  @HttpCode(204)
  async deleteAllOfGuest(@CurrentCaller() { user, sessionId }: Caller): Promise<void> {
    if (user) throw new AppError(403, 'forbidden', errorMessages.guestsOnly);
    await this.deletion.deleteAllOfSession(sessionId);
  }

  @Delete(':id')
  @HttpCode(204)
  async delete(
    @Param('id', new IdPipe(errorMessages.interpretationNotFound)) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    await this.deletion.deleteOwn(caller, id);
  }

  @Get(':id')
  async find(
    @Param('id', new IdPipe(errorMessages.interpretationNotFound)) id: string,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (wantsEventStream(request)) this.waits.enter(request, reply);
    const row = await this.dreams.find(caller, id);
    // Only admins can find dreams of other users.
    if (!isOwn(row, caller)) {
      await reply.send({ interpretation: maskPrivate(presentInterpretation(row)) });
      return;
    }
    if (wantsEventStream(request)) return this.streams.stream(this.dreams.join(row), reply);
    await reply.send({ interpretation: presentInterpretation(row) });
  }
}

function wantsEventStream(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes(EVENT_STREAM);
}
