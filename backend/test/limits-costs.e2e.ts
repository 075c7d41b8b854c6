import { randomUUID } from 'node:crypto';
import { errorMessages } from '@kkumpuri/contract';
import { limitPolicies, OPEN_WAITS, READS, VIEWS } from '../src/limits/limits.types.js';
import { CheckedClient, registerMember } from './support/checked-client.js';
import { count, insertDream, sharePost } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

const GUEST_DAILY_LIMIT = 3;
const EVENTS = { accept: 'text/event-stream' };
const DISTRESS = '요즘 정말 죽고 싶다는 생각만 한다. 자살하고 싶다';

describe('limits per address and person', () => {
  let service: TestService;
  let addresses = 0;

  beforeAll(async () => {
    service = await startService({
      workers: 0,
      env: { RATE_LIMIT: 'on', GUEST_DAILY_LIMIT: String(GUEST_DAILY_LIMIT), TRUST_PROXY: '1' },
    });
  });

  afterAll(() => service.close());

  const newAddress = () => `198.51.100.${(addresses += 1)}`;

  /** Sends a request from an address, as the trusted proxy reports it. */
  const from = (
    address: string,
    path: string,
    headers: Record<string, string> = {},
    init: RequestInit = {},
  ) =>
    fetch(`${service.url}${path}`, {
      ...init,
      headers: { 'x-forwarded-for': address, 'x-session-id': randomUUID(), ...headers },
    });

  it('limits reads per address, but not health checks', async () => {
    const address = newAddress();
    // Without sockets: thousands of requests over the network may take longer than the minute that they are limited for.
    const read = () =>
      service.api.inject({ method: 'HEAD', url: '/api/none', headers: { 'x-forwarded-for': address } });
    for (let n = 0; n < READS.points; n += 1) await read();
    const refused = await from(address, '/api/posts');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: 'rate_limited',
      error: errorMessages.tooManyRequests,
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect((await from(address, '/api/health')).status).toBe(200);
    expect((await from(newAddress(), '/api/posts')).status).toBe(200);
  });

  it('limits the views that one address adds to a post with many sessions', async () => {
    const member = await registerMember(service.url);
    const { postId } = await sharePost(service.dataSource, member);
    const address = newAddress();
    for (let n = 0; n < VIEWS.ofOne.points + 5; n += 1) await from(address, `/api/posts/${postId}`);
    const elsewhere = await from(newAddress(), `/api/posts/${postId}`);
    expect(await elsewhere.json()).toMatchObject({ post: { views: VIEWS.ofOne.points + 1 } });
  });

  it('limits likes and unlikes of a member per minute', async () => {
    const member = await registerMember(service.url);
    const { postId } = await sharePost(service.dataSource, member);
    const { points } = limitPolicies.like.person;
    for (let n = 0; n < points; n += 1) {
      expect((await member.client.call('POST', `/posts/${postId}/like`)).status).toBe(200);
    }
    expect((await member.client.call('POST', `/posts/${postId}/like`)).status).toBe(429);
  });

  it.each(['a guest', 'a member'])(
    'always answers %s in distress, but limits the stored responses',
    async (who) => {
      const client =
        who === 'a member' ? (await registerMember(service.url)).client : new CheckedClient(service.url);
      const kept = who === 'a member' ? 30 : GUEST_DAILY_LIMIT;
      for (let n = 0; n < kept + 2; n += 1) {
        const { status, body } = await client.interpret(`${DISTRESS} ${n}`, {
          'x-forwarded-for': `192.0.2.${kept}`,
        });
        expect({ status, care: body.care, words: body.interpretation }).toEqual({
          status: 201,
          care: 'crisis',
          words: expect.stringContaining('109') as string,
        });
      }
      const rows = `interpretations WHERE care = 'crisis' AND (user_id IS NOT NULL) = $1`;
      expect(await count(service.dataSource, rows, [who === 'a member'])).toBe(kept);
    },
  );

  /** Creates a pending dream and returns a request that follows it from the address. */
  const followed = async (address: string, sessionId = randomUUID()) => {
    const id = await insertDream(service.dataSource, { sessionId, status: 'pending' });
    return ({ signal }: AbortController) =>
      from(address, `/api/dreams/${id}`, { ...EVENTS, 'x-session-id': sessionId }, { signal });
  };

  it('limits concurrent streams per session, and admits another after one is closed', async () => {
    const sessionId = randomUUID();
    const address = newAddress();
    const follow = await followed(address, sessionId);
    const closing = controllers(OPEN_WAITS.ofPerson + 1);
    const [last, ...first] = closing as [AbortController, ...AbortController[]];
    const streams = await Promise.all(first.map(follow));
    expect(streams.map(({ status }) => status)).toEqual(first.map(() => 200));
    const refused = await follow(last);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const headers = { ...EVENTS, 'x-session-id': sessionId, 'content-type': 'application/json' };
    const body = JSON.stringify({ dreamContent: '큰 뱀이 마당으로 들어왔다' });
    const started = await from(address, '/api/dreams/interpret', headers, {
      method: 'POST',
      body,
      signal: last.signal,
    });
    expect(started.status).toBe(429);
    expect(await started.json()).toMatchObject({ code: 'rate_limited' });
    first[0]?.abort();
    await expect(streams[0]?.text()).rejects.toThrow();
    await expectSoon(async () => (await follow(last)).status, 200);
    closing.forEach((one) => one.abort());
  });

  it('limits concurrent streams per address across sessions', async () => {
    const address = newAddress();
    const closing = controllers(OPEN_WAITS.ofAddress);
    // Kept until the end: fetch closes the connection of a response that is garbage-collected.
    const streams = await Promise.all(closing.map(async (one) => (await followed(address))(one)));
    const last = new AbortController();
    expect((await (await followed(address))(last)).status).toBe(429);
    expect(streams.map(({ status }) => status)).toEqual(closing.map(() => 200));
    expect((await (await followed(newAddress()))(last)).status).toBe(200);
    [...closing, last].forEach((one) => one.abort());
  });
});

const controllers = (length: number) => Array.from({ length }, () => new AbortController());

/** Polls, because the server notices a closed connection with a delay. */
async function expectSoon<Value>(read: () => Promise<Value>, wanted: Value): Promise<void> {
  const end = Date.now() + 5_000;
  let found = await read();
  while (found !== wanted && Date.now() < end) found = await read();
  expect(found).toBe(wanted);
}
