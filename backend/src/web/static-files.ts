import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR_S = 31_536_000;

const ANSWERED_BY_US = ['index.html', 'prerender/**', 'robots.txt', 'sitemap.xml', 'sitemaps/**', 'og/**'];

/** The built files but those that the server writes itself, compressed ones where the build made them and the browser takes them. */
export function serveStaticFiles(fastify: FastifyInstance, root: string): void {
  // Not awaited: that would boot the server before the framework has set its error handler.
  void fastify.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: [...ANSWERED_BY_US, '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  });
}

/** A file under assets/ is named after its content; the others keep their names and may change. */
function cachingOf(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache';
}
