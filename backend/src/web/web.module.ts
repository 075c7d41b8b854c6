import { fileURLToPath } from 'node:url';
import { type DynamicModule, Module } from '@nestjs/common';
import { InterpretationModule } from '../interpretation/interpretation.module.js';
import { PageRowsService } from './pages/page-rows.service.js';
import { PagesService } from './pages/pages.service.js';
import { PicturesService } from './pictures/pictures.service.js';
import { SitemapService } from './sitemap/sitemap.service.js';
import { BUILT_PAGES, WebService } from './web.service.js';

const FRONTEND_DIST = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));

@Module({
  imports: [InterpretationModule],
  providers: [
    { provide: BUILT_PAGES, useValue: FRONTEND_DIST },
    PageRowsService,
    PagesService,
    PicturesService,
    SitemapService,
    WebService,
  ],
})
export class WebModule {
  /** With another folder of built pages than the frontend's own. */
  static serving(folder: string): DynamicModule {
    return { module: WebModule, providers: [{ provide: BUILT_PAGES, useValue: folder }] };
  }
}
