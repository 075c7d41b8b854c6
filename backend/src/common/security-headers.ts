import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const SELF = "'self'";
const NONE = "'none'";

/** Nothing but our own scripts, styles and pictures, and the inline ones that are named by their hashes; no framing. */
export function contentSecurityPolicy(inlineScripts: string[] = [], inlineStyles: string[] = []) {
  return {
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
  };
}

/** Plain HTTP stays possible at a developer's desk. */
export async function useSecurityHeaders(fastify: FastifyInstance): Promise<void> {
  await fastify.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(),
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: 15_552_000 },
  });
}
