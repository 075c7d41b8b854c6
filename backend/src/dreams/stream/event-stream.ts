import { limits, type StreamEvent } from '@kkumpuri/contract';
import type { FastifyReply } from 'fastify';

/** One server-sent event stream. Takes over the reply, so the framework sends nothing more. */
export class EventStream {
  private readonly heartbeat: NodeJS.Timeout;

  constructor(private readonly reply: FastifyReply) {
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    this.heartbeat = setInterval(() => this.write(': \n\n'), limits.heartbeatMs);
    reply.raw.once('close', () => clearInterval(this.heartbeat));
  }

  /** Sends the events in one write, so that a client receives them together. */
  send(...events: StreamEvent[]): void {
    this.write(
      events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
    );
  }

  end(): void {
    clearInterval(this.heartbeat);
    this.reply.raw.end();
  }

  private write(text: string): void {
    if (!this.reply.raw.writableEnded && !this.reply.raw.destroyed) this.reply.raw.write(text);
  }
}
