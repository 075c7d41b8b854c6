import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCacheable } from '../http/cacheable.js';
import { renderDocsPage } from './docs-page.js';
import { createDocument } from './document.js';

@Controller()
export class OpenApiController {
  private readonly document = createDocument();
  private readonly page = renderDocsPage();

  @Get('docs.json')
  json(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendCacheable(request, reply, this.document);
  }

  @Get('docs')
  @Header('content-type', 'text/html; charset=utf-8')
  html(): string {
    return this.page;
  }
}
