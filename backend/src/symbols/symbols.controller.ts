import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { errorMessages, type SymbolQuery, symbolQuerySchema } from '@kkumpuri/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { HaemongService } from '../interpretation/haemong/haemong.service.js';
import { sendCacheable } from '../http/cacheable.js';

/** Lists and reads the symbols of the dictionary. */
@Controller('symbols')
export class SymbolsController {
  constructor(private readonly haemong: HaemongService) {}

  /** Not paged: the whole dictionary is smaller than an image. */
  @Get()
  async list(
    @Query({ schema: symbolQuerySchema }) { q, kind }: SymbolQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const symbols = this.haemong.searchSymbols(q ?? '', kind);
    await sendCacheable(request, reply, { symbols });
  }

  @Get(':id')
  async find(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const symbol = this.haemong.findSymbol(id);
    if (!symbol) throw new AppError(404, 'not_found', errorMessages.symbolNotFound);
    await sendCacheable(request, reply, { symbol });
  }
}
