import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorMessages } from '@kkumpuri/contract';
import { ENV, type Env } from '../config/env.js';
import { isPage } from './page-routes.js';

const BUILT_PAGES = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));
const ONE_YEAR_S = 31_536_000;

/** Serves the built pages beside the api, from one origin. */
@Injectable()
export class WebService implements OnModuleInit {
  private shell = '';

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onModuleInit(): Promise<void> {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    if (!existsSync(join(BUILT_PAGES, 'index.html'))) return;
    this.shell = this.fill(readFileSync(join(BUILT_PAGES, 'index.html'), 'utf8'));
    await fastify.register(fastifyStatic, {
      root: BUILT_PAGES,
      index: false,
      wildcard: false,
      setHeaders: (reply, path) => {
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache',
        );
      },
    });
    fastify.get('/*', (request, reply) => this.page(request, reply));
  }

  private fill(html: string): string {
    return html.replaceAll('%OPERATOR_EMAIL%', this.env.OPERATOR_EMAIL);
  }

  private page(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith('/api/')) {
      return reply
        .status(404)
        .send({ error: errorMessages.pageNotFound, code: 'not_found', requestId: request.id });
    }
    return reply
      .status(isPage(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(this.shell);
  }
}
