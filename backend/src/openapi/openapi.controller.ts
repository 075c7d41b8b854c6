import { Controller, Get, Header } from '@nestjs/common';
import { renderDocsPage } from './docs-page.js';
import { createDocument } from './document.js';

const KEEP = 'public, max-age=300';

@Controller()
export class OpenApiController {
  private readonly document = createDocument();
  private readonly page = renderDocsPage();

  @Get('docs.json')
  @Header('cache-control', KEEP)
  json() {
    return this.document;
  }

  @Get('docs')
  @Header('cache-control', KEEP)
  @Header('content-type', 'text/html; charset=utf-8')
  html(): string {
    return this.page;
  }
}
