import { type DynamicModule, Module } from '@nestjs/common';
import { InterpretationModule } from '../interpretation/interpretation.module.js';
import { PostsModule } from '../posts/posts.module.js';
import { QnaModule } from '../qna/qna.module.js';
import { FRONTEND_DIST } from './installed-files.js';
import { PagesService } from './pages/pages.service.js';
import { PicturedPostsService } from './pictures/pictured-posts.service.js';
import { PicturesService } from './pictures/pictures.service.js';
import { SitemapService } from './sitemap/sitemap.service.js';
import { loadRenderer, type RenderPage } from './rendering/load-renderer.js';
import { RENDER_PAGE, RenderingService } from './rendering/rendering.service.js';
import { BUILT_PAGES, WebService } from './web.service.js';

@Module({
  imports: [InterpretationModule, PostsModule, QnaModule],
  providers: [
    { provide: BUILT_PAGES, useValue: FRONTEND_DIST },
    { provide: RENDER_PAGE, useFactory: loadRenderer, inject: [BUILT_PAGES] },
    PagesService,
    PicturedPostsService,
    PicturesService,
    RenderingService,
    SitemapService,
    WebService,
  ],
})
export class WebModule {
  /** Overrides the folder of the built pages and the function that renders them. */
  static serving(folder: string, renderPage?: RenderPage): DynamicModule {
    return {
      module: WebModule,
      providers: [
        { provide: BUILT_PAGES, useValue: folder },
        { provide: RENDER_PAGE, useValue: renderPage },
      ],
    };
  }
}
