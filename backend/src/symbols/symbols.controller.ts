import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { errorMessages, type SymbolQuery, symbolQuerySchema } from '@kkumpuri/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../common/app-error.js';
import { toDreamSymbol } from '../interpretation/haemong/dream-symbol.js';
import { HaemongService } from '../interpretation/haemong/haemong.service.js';
import { sendCacheable } from '../common/cacheable.js';

/** The symbols of the dictionary. */
@Controller('symbols')
export class SymbolsController {
  constructor(private readonly haemong: HaemongService) {}

  /** All of them at once: the whole dictionary is smaller than a picture. */
  @Get()
  async list(
    @Query({ schema: symbolQuerySchema }) { q, kind }: SymbolQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const symbols = this.haemong.searchSymbols(q ?? '', kind).map(toDreamSymbol);
    await sendCacheable(request, reply, { symbols });
  }

  @Get(':id')
  async find(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const entry = this.haemong.findSymbol(id);
    if (!entry) throw new AppError(404, 'not_found', errorMessages.symbolNotFound);
    await sendCacheable(request, reply, { symbol: toDreamSymbol(entry) });
  }
}
