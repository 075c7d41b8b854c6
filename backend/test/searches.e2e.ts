import { setTimeout as pause } from 'node:timers/promises';
import { errorMessages } from '@kkumpuri/contract';
import { DataSource } from 'typeorm';
import { CheckedClient } from './support/checked-client.js';
import { startService, type TestService } from './support/service.js';

const ABANDONED = 24;
const PROMPT_MS = 2_000;
/** When a search that runs is given up. */
const LONGEST_MS = 3_000;

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

  /** While a lock holds up everybody who reads posts. */
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

  /** Looks again and again, for no longer than people would wait. */
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

  it('end in the database when their callers have gone, and few run at once', async () => {
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

  it('that are too many are told to come back, and others are served meanwhile', async () => {
    await whilePostsAreLocked(async () => {
      const callers = new AbortController();
      const searches = Array.from({ length: 50 }, () => search(callers.signal));
      const begun = performance.now();
      const refused = await Promise.any(searches);
      expect(performance.now() - begun).toBeLessThan(LONGEST_MS);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(await refused.json()).toMatchObject({ code: 'overloaded', error: errorMessages.unavailable });
      expect((await new CheckedClient(service.url).call('GET', '/qna')).status).toBe(200);
      callers.abort();
      await Promise.allSettled(searches);
    });
  });

  it('that take too long are given up', async () => {
    await whilePostsAreLocked(async () => {
      const begun = performance.now();
      expect((await search()).status).toBe(503);
      expect(performance.now() - begun).toBeLessThan(2 * LONGEST_MS);
      expect(await running()).toBe(0);
    });
  });
});
