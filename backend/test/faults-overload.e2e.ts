import { randomUUID } from 'node:crypto';
import { errorMessages } from '@kkumpuri/contract';
import { DreamsService } from '../src/dreams/dreams.service.js';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { Client } from './support/client.js';
import { dreamsOf } from './support/dreams-of.js';
import { recordFinding, timed } from './support/fault-form.js';
import { parseMetrics, scrape } from './support/metrics.js';
import { until } from './support/processes.js';
import { QueueRows } from './support/queue-rows.js';
import { startService, type TestService } from './support/service.js';

const DREAM = '큰 뱀이 집으로 들어왔다';
/** Longer than admission caches its queue snapshot. */
const FRESH_MS = 600;

describe('overload', () => {
  let service: TestService;
  let member: Member;
  let rows: QueueRows;

  beforeAll(async () => {
    const env = { INTERPRET_DEADLINE_MS: '100000', INTERPRET_WAIT_MS: '100000' };
    service = await startService({ env, workers: 0 });
    member = await registerMember(service.url);
    rows = new QueueRows(service.dataSource);
  });

  afterAll(() => service.close());

  beforeEach(async () => {
    await rows.clear();
    await waitForFreshSnapshot();
  });

  it('refuses a guest immediately with Retry-After, and stores nothing', async () => {
    await fillQueue(85);
    const guest = new CheckedClient(service.url);
    const { status, body, headers, ms } = await timed(guest.interpret(DREAM));
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { code: 'overloaded', error: errorMessages.unavailable },
    });
    const retryAfter = Number(headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThanOrEqual(10);
    expect(retryAfter).toBeLessThanOrEqual(25);
    expect(ms).toBeLessThan(2_000);
    expect(await dreamsOf(service.dataSource, guest)).toEqual([]);
    recordFinding({ fault: 'queue too long: a new request', queue: 'either', answer: status, ms });
  });

  it('admits a member where a guest is refused, and refuses both under higher load', async () => {
    await fillQueue(85);
    const leaving = new AbortController();
    const stream = member.client.stream('POST', '/dreams/interpret', { dreamContent: DREAM }, leaving.signal);
    expect((await stream.next()).value).toMatchObject({ event: 'queued', data: { position: 85 } });
    leaving.abort();
    await fillQueue(200);
    expect((await member.client.interpret(DREAM)).status).toBe(503);
  });

  it('never refuses repeated requests, dreams in distress, or lists', async () => {
    const headers = { 'idempotency-key': 'sent-before' };
    const guest = new Client(service.url);
    const first = new AbortController();
    void fetch(`${service.url}/api/dreams/interpret`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-session-id': guest.sessionId },
      body: JSON.stringify({ dreamContent: DREAM }),
      signal: first.signal,
    }).catch(() => undefined);
    await until(async () => (await dreamsOf(service.dataSource, guest)).length === 1);
    first.abort();
    await fillQueue(200);
    const again = guest.interpret(DREAM, headers);
    await service.dataSource.query(`UPDATE interpretations SET status = 'completed' WHERE session_id = $1`, [
      guest.sessionId,
    ]);
    expect((await again).status).toBe(201);
    expect((await guest.interpret('요즘 너무 힘들어서 정말 죽고 싶어요')).status).toBe(201);
    expect((await guest.call('GET', '/dreams/my-dreams')).status).toBe(200);
    expect((await guest.interpret('바다에서 헤엄쳤다')).status).toBe(503);
  });

  it('counts refusals in the metrics, by guest and member', async () => {
    const refusals = async () =>
      parseMetrics((await scrape(service.url)).text).samples.filter(
        ({ name }) => name === 'kkumpuri_dreams_turned_away_total',
      );
    const before = await refusals();
    await fillQueue(200);
    await new Client(service.url).interpret(DREAM);
    const after = await refusals();
    const growth = (who: string) =>
      Number(after.find(({ labels }) => labels.who === who)?.value) -
      Number(before.find(({ labels }) => labels.who === who)?.value);
    expect([growth('guest'), growth('member')]).toEqual([1, 0]);
  });

  it('ends the wait for a deleted dream with 404', async () => {
    const guest = new Client(service.url);
    const waiting = timed(guest.interpret(DREAM));
    await until(async () => (await dreamsOf(service.dataSource, guest)).length === 1);
    await service.dataSource.query('DELETE FROM interpretations WHERE session_id = $1', [guest.sessionId]);
    const { status, ms } = await waiting;
    expect(status).toBe(404);
    expect(ms).toBeLessThan(15_000);
    recordFinding({ fault: 'dream deleted while its owner waits', queue: 'either', answer: status, ms });
  });

  it('returns 401 to a member who was just deleted', async () => {
    const user = {
      id: randomUUID(),
      username: '하늘',
      email: member.email,
      isAdmin: false,
      useAi: true,
      loginId: randomUUID(),
    };
    const caller = { sessionId: randomUUID(), user };
    const dreams = service.api.get(DreamsService);
    const allowance = {
      reserveQuota: () => Promise.resolve({ release: () => Promise.resolve() }),
      reserveCalmAnswer: () => Promise.resolve(true),
    };
    const sent = dreams.submit(caller, DREAM, undefined, allowance);
    await expect(sent).rejects.toMatchObject({ status: 401, message: errorMessages.loginRequired });
  });

  /** Ten slots are busy for ten seconds each: one becomes free every second. */
  async function fillQueue(waiting: number): Promise<void> {
    await rows.addStarted(10, await rows.addWorker({ concurrency: 10 }));
    await rows.addEnded(5, 10_000);
    await rows.addWaiting(waiting);
    await waitForFreshSnapshot();
  }
});

const waitForFreshSnapshot = () => new Promise((resolve) => setTimeout(resolve, FRESH_MS));
