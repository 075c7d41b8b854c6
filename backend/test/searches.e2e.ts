import { setTimeout as pause } from 'node:timers/promises';
import { errorMessages } from '@kkumpuri/contract';
import { DataSource } from 'typeorm';
import { SearchesService } from '../src/database/searches.service.js';
import { CheckedClient } from './support/checked-client.js';
import { startService, type TestService } from './support/service.js';

const ABANDONED = 24;
const PROMPT_MS = 2_000;
/** The time after which a running search is cancelled. */
const TIMEOUT_MS = 3_000;

describe('searches', () => {
  let service: TestService;
  let others: DataSource;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    others = await new DataSource({ type: 'postgres', url: service.env.DATABASE_URL }).initialize();
  });

  afterAll(async () => {
    await others.destroy();
    await service.close();
  });

  /** Runs the work while a lock blocks all reads of posts. */
  async function whilePostsAreLocked(work: () => Promise<void>): Promise<void> {
    await others.transaction(async (locking) => {
      await locking.query('LOCK TABLE posts IN ACCESS EXCLUSIVE MODE');
      await work();
    });
  }

  async function running(): Promise<number> {
    const [row] = await others.query<[{ running: number }]>(
      `SELECT count(*)::int AS running FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'active' AND query LIKE '%FROM posts%LIKE%' AND pid <> pg_backend_pid()`,
    );
    return row.running;
  }

  /** Polls for at most the given time. */
  async function countWithin(milliseconds: number, isEnough: (count: number) => boolean): Promise<number> {
    const end = Date.now() + milliseconds;
    let count = await running();
    while (!isEnough(count) && Date.now() < end) {
      await pause(20);
      count = await running();
    }
    return count;
  }

  const search = (signal?: AbortSignal) =>
    fetch(`${service.url}/api/posts?q=${encodeURIComponent('뱀 물')}`, { signal });

  it('searches have limited concurrency, and are cancelled when clients disconnect', async () => {
    await whilePostsAreLocked(async () => {
      const callers = Array.from({ length: ABANDONED }, () => new AbortController());
      const searches = callers.map(({ signal }) => search(signal).catch(() => undefined));
      const atOnce = await countWithin(PROMPT_MS, (count) => count > 0);
      expect(atOnce).toBeGreaterThan(0);
      expect(atOnce).toBeLessThanOrEqual(4);
      callers.forEach((caller) => caller.abort());
      await Promise.all(searches);
      expect(await countWithin(PROMPT_MS, (count) => count === 0)).toBe(0);
    });
    expect((await search()).status).toBe(200);
  });

  it('cancels a search again if the first cancellation had no effect', async () => {
    const caller = new AbortController();
    const survivesOneCancellation = `DO $$ BEGIN
      PERFORM pg_sleep(60), 'FROM posts LIKE';
      EXCEPTION WHEN query_canceled THEN PERFORM pg_sleep(60);
    END $$`;
    const search = service.api
      .get(SearchesService)
      .run((query) => query(survivesOneCancellation, []), caller.signal);
    expect(await countWithin(PROMPT_MS, (count) => count > 0)).toBe(1);
    caller.abort();
    const refused = expect(search).rejects.toMatchObject({ status: 503 });
    expect(await countWithin(PROMPT_MS, (count) => count === 0)).toBe(0);
    await refused;
  });

  it('returns 503 when too many searches wait, while other requests succeed', async () => {
    await whilePostsAreLocked(async () => {
      const callers = new AbortController();
      const searches = Array.from({ length: 50 }, () => search(callers.signal));
      const begun = performance.now();
      const refused = await Promise.any(searches);
      expect(performance.now() - begun).toBeLessThan(TIMEOUT_MS);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(await refused.json()).toMatchObject({ code: 'overloaded', error: errorMessages.unavailable });
      expect((await new CheckedClient(service.url).call('GET', '/qna')).status).toBe(200);
      callers.abort();
      await Promise.allSettled(searches);
    });
  });

  it('cancels slow searches with 503', async () => {
    await whilePostsAreLocked(async () => {
      const begun = performance.now();
      expect((await search()).status).toBe(503);
      expect(performance.now() - begun).toBeLessThan(2 * TIMEOUT_MS);
      expect(await running()).toBe(0);
    });
  });
});
