import { EventEmitter } from 'node:events';
import { limits, type StreamEvent } from '@kkumpuri/contract';
import type { FastifyReply } from 'fastify';
import type { Env } from '../../config/env.js';
import type { InterpretingService } from '../../interpretation/interpreting.service.js';
import type { QueueSnapshotRepository } from '../admission/queue-snapshot.repository.js';
import type { DreamsService } from '../dreams.service.js';
import { interpretationNotFound } from '../interpretation-errors.js';
import type { InterpretationEntity } from '../rows/interpretation.entity.js';
import type { InterpretationWaiter } from '../waiting/interpretation-waiter.service.js';
import type { WaitListener } from '../waiting/subscriptions.js';
import { DreamStreamService } from './dream-stream.service.js';

const WAIT_MS = 120_000;
const CREATED = new Date('2026-11-29T03:00:00Z');
const SYMBOLS = [{ id: 'snake', name: '뱀' }];

const rowOf = (fields: Partial<InterpretationEntity> = {}) =>
  ({
    id: 'row',
    userId: null,
    status: 'pending',
    failure: null,
    dreamContent: '뱀 꿈',
    interpretation: '풀이',
    reading: null,
    care: 'none',
    createdAt: CREATED,
    ...fields,
  }) as InterpretationEntity;

class FakeConnection extends EventEmitter {
  text = '';
  writes = 0;
  status = 0;
  headers: object = {};
  writableEnded = false;
  destroyed = false;

  writeHead(status: number, headers: object) {
    Object.assign(this, { status, headers });
  }

  write(text: string) {
    this.text += text;
    this.writes += 1;
  }

  end() {
    this.writableEnded = true;
  }

  /** The events that were sent, without comments. */
  get events(): StreamEvent[] {
    const blocks = this.text.split('\n\n').filter((block) => block.startsWith('event: '));
    return blocks.map((block) => {
      const [event = '', data = ''] = block.split('\n');
      return { event: event.slice(7), data: JSON.parse(data.slice(6)) } as StreamEvent;
    });
  }
}

function setUp() {
  const raw = new FakeConnection();
  const reply = {
    raw,
    hijack: jest.fn(),
    getHeaders: () => ({ 'x-session-id': 'session' }),
  } as unknown as FastifyReply;
  let listener: WaitListener | undefined;
  const unsubscribe = jest.fn();
  const waiter = {
    subscribe: jest.fn((_id: string, given: WaitListener) => {
      listener = given;
      return unsubscribe;
    }),
  };
  const dreams = { enqueue: jest.fn(() => Promise.resolve()) };
  const queue = { countAhead: jest.fn(() => Promise.resolve(4)) };
  const interpreting = { matchSymbols: jest.fn(() => SYMBOLS) };
  const service = new DreamStreamService(
    { INTERPRET_WAIT_MS: WAIT_MS } as Env,
    dreams as unknown as DreamsService,
    queue as unknown as QueueSnapshotRepository,
    interpreting as unknown as InterpretingService,
    waiter as unknown as InterpretationWaiter,
  );
  const begin = async (row = rowOf()) => {
    await service.stream({ row, job: 'new' }, reply);
    return listener;
  };
  return { raw, reply, unsubscribe, waiter, dreams, queue, begin };
}

const queuedEvent = (position: number) => ({
  event: 'queued',
  data: { id: 'row', position, dream_content: '뱀 꿈', symbols: SYMBOLS, care: 'none' },
});

describe('DreamStreamService', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('takes the reply over and opens an event stream that nothing stores or buffers', async () => {
    const { raw, reply, begin } = setUp();
    await begin();
    expect(reply.hijack).toHaveBeenCalled();
    expect(raw.status).toBe(200);
    expect(raw.headers).toEqual({
      'x-session-id': 'session',
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  });

  it('sends the place in the queue, subscribes, then enqueues', async () => {
    const { raw, waiter, dreams, queue, begin } = setUp();
    await begin();
    expect(raw.events).toEqual([queuedEvent(4)]);
    expect(queue.countAhead).toHaveBeenCalledWith(CREATED);
    expect(waiter.subscribe).toHaveBeenCalledWith('row', expect.anything());
    expect(dreams.enqueue).toHaveBeenCalledWith({ row: rowOf(), job: 'new' });
    expect(waiter.subscribe.mock.invocationCallOrder[0]).toBeLessThan(
      dreams.enqueue.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('sends an ended row in one write with the first event, and ends', async () => {
    const { raw, waiter, queue, begin } = setUp();
    await begin(rowOf({ status: 'completed' }));
    expect(raw.events).toMatchObject([queuedEvent(0), { event: 'done', data: { interpretation: '풀이' } }]);
    expect([raw.writes, raw.writableEnded]).toEqual([1, true]);
    expect(queue.countAhead).not.toHaveBeenCalled();
    expect(waiter.subscribe).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sends new text of the draft, then the reading, and starts no timer that outlives it', async () => {
    const { raw, begin } = setUp();
    const listener = await begin();
    listener?.onDraft?.({ id: 'row', startedAt: CREATED, sections: { summary: '밖에서' } });
    listener?.onEnd(rowOf({ status: 'completed' }));
    expect(raw.events.map(({ event }) => event)).toEqual(['queued', 'started', 'delta', 'done']);
    expect(raw.writableEnded).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sends the error of a failed or deleted row', async () => {
    const failed = setUp();
    (await failed.begin())?.onEnd(rowOf({ status: 'failed', failure: 'refused' }));
    expect(failed.raw.events.at(-1)).toMatchObject({ event: 'error', data: { code: 'model_refused' } });
    const deleted = setUp();
    (await deleted.begin())?.onFail(interpretationNotFound());
    expect(deleted.raw.events.at(-1)).toMatchObject({ event: 'error', data: { code: 'not_found' } });
    expect(deleted.raw.writableEnded).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends with an error when the wait is over', async () => {
    const { raw, unsubscribe, begin } = setUp();
    await begin();
    await jest.advanceTimersByTimeAsync(WAIT_MS - 1);
    expect(unsubscribe).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(raw.events.at(-1)).toMatchObject({ event: 'error', data: { code: 'interpretation_timeout' } });
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sends a comment as a heartbeat, so that no proxy closes the connection', async () => {
    const { raw, begin } = setUp();
    await begin();
    const { text } = raw;
    await jest.advanceTimersByTimeAsync(limits.heartbeatMs - 1);
    expect(raw.text).toBe(text);
    await jest.advanceTimersByTimeAsync(1);
    expect(raw.text).toBe(`${text}: \n\n`);
  });

  it('stops when the client disconnects, and writes nothing after', async () => {
    const { raw, unsubscribe, begin } = setUp();
    const listener = await begin();
    const { text } = raw;
    raw.destroyed = true;
    raw.emit('close');
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
    listener?.onDraft?.({ id: 'row', startedAt: CREATED, sections: { summary: '늦은 글' } });
    expect(raw.text).toBe(text);
  });

  it('writes nothing after its end', async () => {
    const { raw, begin } = setUp();
    const listener = await begin();
    listener?.onEnd(rowOf({ status: 'completed' }));
    const { text } = raw;
    listener?.onDraft?.({ id: 'row', startedAt: CREATED, sections: { summary: '늦은 글' } });
    expect(raw.text).toBe(text);
  });
});
