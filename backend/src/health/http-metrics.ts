import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Covers the longest wait of the synchronous call. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 90, 120, 150];

/** Measures rate, errors and duration per route template; a requested path would contain the ids of dreams. */
export function measureRequests(fastify: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'kkumpuri_http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const abandoned = new Counter({
    name: 'kkumpuri_http_requests_abandoned_total',
    help: 'Requests whose client disconnected before the response',
    labelNames: ['route'],
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  fastify.addHook('onRequestAbort', (request, done) => {
    abandoned.inc({ route: request.routeOptions.url ?? 'unknown' });
    done();
  });
}
