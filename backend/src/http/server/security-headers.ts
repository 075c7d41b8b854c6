import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const SELF = "'self'";
const NONE = "'none'";
/** Browsers ignore HSTS over plain HTTP (RFC 6797, 8.1), so it can always be sent. */
const ONE_YEAR_S = 31_536_000;

/**
 * Computes Helmet's headers once, because every response has the same ones. They allow our own scripts, styles and
 * images and the inline ones listed by hash, and forbid framing. Plain HTTP keeps working in development.
 */
export function securityHeaders(inlineScripts: string[] = [], inlineStyles: string[] = []) {
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        baseUri: [NONE],
        connectSrc: [SELF],
        fontSrc: [SELF],
        formAction: [SELF],
        frameAncestors: [NONE],
        imgSrc: [SELF, 'data:'],
        manifestSrc: [SELF],
        objectSrc: [NONE],
        scriptSrc: [SELF, ...inlineScripts],
        styleSrc: [SELF, ...inlineStyles],
        workerSrc: [SELF],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: ONE_YEAR_S },
  });
  const headers = new Map<string, string>();
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  apply({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return headers;
}

/** Sets the headers on the raw response, so that responses written outside the framework have them too. */
export function useSecurityHeaders(fastify: FastifyInstance): void {
  const headers = securityHeaders();
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setHeaders(headers);
    done();
  });
}
