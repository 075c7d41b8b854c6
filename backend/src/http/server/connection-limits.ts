import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time limits of a connection. */
export interface ConnectionTimes {
  headersMs: number;
  /** Headers and body together. 64 kB in this time is 9 kbit/s, slower than any mobile network. */
  requestMs: number;
  /** From a ready response until its last byte is passed to the operating system. */
  answerMs: number;
  /** Interval of the check for overdue requests. */
  checkMs: number;
}

export const CONNECTION_TIMES: ConnectionTimes = {
  headersMs: 15_000,
  requestMs: 60_000,
  answerMs: 120_000,
  checkMs: 5_000,
};

/** Every waiting request and every stream holds a connection, about 10 kB of memory each. */
const MAX_CONNECTIONS = 10_000;
/** A whole office behind one address stays far below this. */
const MAX_CONNECTIONS_PER_ADDRESS = 1_000;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Fastify options that limit how long a request may take to arrive. */
export function requestBounds({ headersMs, requestMs, checkMs }: ConnectionTimes) {
  return {
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs, requireHostHeader: false },
  };
}

/** Limits the number of connections and the time a client may take to read a response. */
export function limitConnections(
  fastify: FastifyInstance,
  { answerMs }: ConnectionTimes,
  behindProxy: boolean,
) {
  const { server } = fastify;
  server.maxConnections = MAX_CONNECTIONS;
  // RFC 9110 lets a server ignore an expectation; by default Node answers 417 without a body.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  // Behind a proxy every connection has the address of the proxy, so the proxy must limit them.
  if (!behindProxy) limitPerAddress(server);
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    const timer = setTimeout(() => reply.raw.destroy(), answerMs).unref();
    reply.raw.once('close', () => clearTimeout(timer));
    done(null, payload);
  });
}

function limitPerAddress(server: Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (LOOPBACK.test(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > MAX_CONNECTIONS_PER_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
