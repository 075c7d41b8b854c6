import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const SELF = "'self'";
const NONE = "'none'";
/** Browsers heed it over HTTPS only (RFC 6797, 8.1), so it can be sent always. */
const ONE_YEAR_S = 31_536_000;

/**
 * Helmet's headers, the same for every answer and so worked out once: nothing but our own scripts, styles and pictures, and
 * the inline ones that are named by their hashes; no framing. Plain HTTP stays possible at a developer's desk.
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

/** On the raw answer, so that answers that are written past the framework carry them too. */
export function useSecurityHeaders(fastify: FastifyInstance): void {
  const headers = securityHeaders();
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setHeaders(headers);
    done();
  });
}
