import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../config/env.js';
import { OPEN_WAITS } from './limits.types.js';
import { OpenWaitsService } from './open-waits.service.js';

const request = (sessionId: string, ip: string, user: { id: string } | null = null) =>
  ({ caller: { sessionId, user }, ip }) as unknown as FastifyRequest;

/** Opens a request; returns a function that closes its connection. */
function open(waits: OpenWaitsService, ...caller: Parameters<typeof request>): () => void {
  const raw = new EventEmitter();
  waits.enter(request(...caller), { raw } as unknown as FastifyReply);
  return () => raw.emit('close');
}

describe('OpenWaitsService', () => {
  const limited = () => new OpenWaitsService({ RATE_LIMIT: true } as Env);
  const TOO_MANY = expect.objectContaining({ status: 429 });

  it('limits the open requests of a person, and admits another after one is closed', () => {
    const waits = limited();
    const closers = Array.from({ length: OPEN_WAITS.ofPerson }, (_, n) => open(waits, 'one', `192.0.2.${n}`));
    expect(() => open(waits, 'one', '198.51.100.1')).toThrow(TOO_MANY);
    open(waits, 'two', '198.51.100.1');
    closers[0]?.();
    open(waits, 'one', '198.51.100.1');
    expect(() => open(waits, 'one', '198.51.100.1')).toThrow(TOO_MANY);
  });

  it('counts a member across sessions', () => {
    const waits = limited();
    for (let n = 0; n < OPEN_WAITS.ofPerson; n += 1) open(waits, `session ${n}`, `192.0.2.${n}`, { id: 'm' });
    expect(() => open(waits, 'another', '198.51.100.1', { id: 'm' })).toThrow(TOO_MANY);
    open(waits, 'another', '198.51.100.1', { id: 'other' });
  });

  it('limits the open requests of an address across sessions', () => {
    const waits = limited();
    const closers = Array.from({ length: OPEN_WAITS.ofAddress }, (_, n) =>
      open(waits, `session ${n}`, '192.0.2.1'),
    );
    expect(() => open(waits, 'another', '192.0.2.1')).toThrow(TOO_MANY);
    closers.forEach((close) => close());
    for (let n = 0; n < OPEN_WAITS.ofAddress; n += 1) open(waits, `session ${n}`, '192.0.2.1');
    expect(() => open(waits, 'another', '192.0.2.1')).toThrow(TOO_MANY);
  });

  it('limits nothing if limits are off', () => {
    const waits = new OpenWaitsService({ RATE_LIMIT: false } as Env);
    for (let n = 0; n <= OPEN_WAITS.ofPerson; n += 1) open(waits, 'one', '192.0.2.1');
  });
});
