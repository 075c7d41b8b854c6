import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '@kkumpuri/contract';
import { securityHeaders } from '../http/server/security-headers.js';
import { ENV, type Env } from '../config/env.js';
import { isFresh, weakEtag } from '../http/etag.js';
import { TextAnswers } from './answering.js';
import { renderHead } from './html/head.js';
import { inlineSources } from './html/inline-sources.js';
import { Shell } from './html/shell.js';
import type { Page } from './pages/page.js';
import { PagesService } from './pages/pages.service.js';
import { readingMark } from './pages/post-head.js';
import { defaultPicture, pictureSvg } from './pictures/picture-svg.js';
import { PicturedPostsService } from './pictures/pictured-posts.service.js';
import { PicturesService } from './pictures/pictures.service.js';
import { type Site, siteOf } from './site.js';
import { robotsText } from './sitemap/robots.js';
import { SitemapService } from './sitemap/sitemap.service.js';
import { serveStaticFiles } from './static-files.js';

/** Injection token of the folder with the built pages. */
export const BUILT_PAGES = Symbol('BUILT_PAGES');

const REVALIDATE = 'public, max-age=0, must-revalidate';
/** The links to these pages contain tokens, so their URLs must not be sent as referrer. */
const TOKEN_PAGES = ['/reset-password', '/confirm-email', '/login/return'];

const ONE_HOUR = 'public, max-age=3600';
const ONE_DAY = 'public, max-age=86400';

/** Serves the built pages, each with its head and text, from the same origin as the api. */
@Injectable()
export class WebService implements OnModuleInit {
  private readonly answers = new TextAnswers();
  private readonly site: Site;
  private shell: Shell;
  private builtAt: Date;

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    @Inject(ENV) env: Env,
    @Inject(BUILT_PAGES) private readonly folder: string,
    private readonly pages: PagesService,
    private readonly picturedPosts: PicturedPostsService,
    private readonly pictures: PicturesService,
    private readonly sitemaps: SitemapService,
  ) {
    this.site = siteOf(env);
  }

  onModuleInit(): void {
    const index = join(this.folder, 'index.html');
    if (!existsSync(index)) return;
    const built = readFileSync(index, 'utf8');
    this.shell = new Shell(built);
    this.builtAt = statSync(index).mtime;
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    serveStaticFiles(fastify, this.folder);
    fastify.get('/robots.txt', (request, reply) => this.robots(request, reply));
    fastify.get('/sitemap.xml', async (request, reply) =>
      this.sitemap(request, reply, await this.sitemaps.index(this.builtAt)),
    );
    fastify.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) =>
      this.sitemap(request, reply, await this.sitemaps.file(request.params.file, this.builtAt)),
    );
    fastify.get('/og/default.png', (request, reply) =>
      this.picture(request, reply, pictureSvg(defaultPicture)),
    );
    fastify.get<{ Params: { file: string } }>('/og/post/:file', (request, reply) =>
      this.postPicture(request, reply, request.params.file),
    );
    const { scripts, styles } = inlineSources(built);
    const headers = securityHeaders(scripts, styles);
    fastify.get('/*', (request, reply) => {
      reply.raw.setHeaders(headers);
      return this.page(request, reply);
    });
  }

  private async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pagePath(request.url);
    if (path === '/api' || path.startsWith('/api/')) return missing(reply);
    if (TOKEN_PAGES.includes(path)) reply.raw.setHeader('referrer-policy', 'no-referrer');
    const page = await this.pages.find(path, request.query as Record<string, unknown>);
    void reply.status(page.status).header('cache-control', cachingOf(page)).type('text/html; charset=utf-8');
    if (page.status === 503) void reply.header('retry-after', '10');
    const head = renderHead(page.head, this.site);
    return this.answers.send(request, reply, this.shell.fill(head, page.body, page.data));
  }

  private robots(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('cache-control', ONE_HOUR).type('text/plain; charset=utf-8');
    return this.answers.send(request, reply, robotsText(this.site.url));
  }

  private async sitemap(request: FastifyRequest, reply: FastifyReply, xml?: string): Promise<FastifyReply> {
    if (xml === undefined) return missing(reply);
    void reply.header('cache-control', ONE_HOUR).type('application/xml; charset=utf-8');
    return this.answers.send(request, reply, xml);
  }

  private async postPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
  ): Promise<FastifyReply> {
    const id = file.replace(/\.png$/, '');
    const post = file.endsWith('.png') && isUuid(id) ? await this.picturedPosts.find(id) : undefined;
    if (!post) return missing(reply);
    return this.picture(
      request,
      reply,
      pictureSvg({ heading: post.title, mark: readingMark(post.engine), verdict: post.verdict }),
    );
  }

  private async picture(request: FastifyRequest, reply: FastifyReply, svg: string): Promise<FastifyReply> {
    const etag = weakEtag(svg);
    const fresh = isFresh(request, etag);
    const png = fresh ? undefined : await this.pictures.draw(svg);
    void reply
      .header('etag', etag)
      .header('cache-control', ONE_DAY)
      .header('cross-origin-resource-policy', 'cross-origin');
    return fresh ? reply.status(304).send() : reply.type('image/png').send(png);
  }
}

/** Uses the common 404 response for paths without a page or file. */
function missing(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

function pagePath(url: string): string {
  const path = (url.split('?')[0] ?? '/').replace(/(?<=.)\/$/, '');
  return path === '/index.html' ? '/' : path;
}

function cachingOf({ status, head }: Page): string {
  return status === 200 && head.indexed ? REVALIDATE : 'private, no-cache';
}
