import { randomUUID } from 'node:crypto';
import type { Caller } from '../src/http/caller.decorator.js';
import { COMPLETION, DEADLINE_MS, TestInterpretations } from './support/interpretations.js';

const WORKER = randomUUID();

describe('WorkRepository and AwaitedRowsRepository', () => {
  let table: TestInterpretations;
  let guest: Caller;

  beforeAll(async () => {
    table = await TestInterpretations.open();
  });

  afterAll(() => table.close());

  beforeEach(async () => {
    await table.clear();
    guest = { sessionId: randomUUID(), user: null };
  });

  /** Runs the work and gives the ids that were announced meanwhile. */
  async function announced(work: () => Promise<unknown>): Promise<string[]> {
    const ids: string[] = [];
    const runner = table.dataSource.createQueryRunner();
    const client = (await runner.connect()) as {
      on: (event: 'notification', told: (n: { payload: string }) => void) => void;
    };
    client.on('notification', ({ payload }) => ids.push(payload));
    await runner.query('LISTEN interpretations');
    await work();
    await runner.query('UNLISTEN interpretations');
    await runner.release();
    return ids;
  }

  it('finds which dreams have ended, are being written, or are gone', async () => {
    const [waits, started, done] = [
      await table.insert(guest),
      await table.insert(guest),
      await table.insert(guest, COMPLETION),
    ];
    await table.work.claim(started.id, WORKER, DEADLINE_MS);
    await table.work.saveDraft(started.id, { summary: '쓰는 중' });
    const gone = randomUUID();
    const ids = [waits.id, started.id, done.id, gone];
    expect((await table.awaited.findEnded(ids)).map(({ id }) => id)).toEqual([done.id]);
    expect((await table.awaited.findEnded(ids))[0]).toEqual(await table.find(done.id));
    const drafts = await table.awaited.findDrafts(ids);
    expect(drafts).toHaveLength(2);
    expect(drafts).toContainEqual({ id: waits.id, startedAt: null, sections: {} });
    expect(drafts).toContainEqual({
      id: started.id,
      startedAt: expect.any(Date) as Date,
      sections: { summary: '쓰는 중' },
    });
    expect(await table.awaited.findGone(ids)).toEqual([gone]);
  });

  it('counts the waiting dreams that came before', async () => {
    const [first, started, later] = [
      await table.insert(guest),
      await table.insert(guest),
      await table.insert(guest),
    ];
    await table.age(first.id, 'created_at', 30);
    await table.age(started.id, 'created_at', 20);
    await table.work.claim(started.id, WORKER, DEADLINE_MS);
    expect(await table.queue.countAhead(later.createdAt)).toBe(1);
    expect(await table.queue.countAhead((await table.find(first.id)).createdAt)).toBe(0);
  });

  describe('claim', () => {
    it('counts the attempt, keeps the first start and gives the worker what it needs', async () => {
      const { id, deadlineAt, createdAt } = await table.insert(guest);
      const claimed = await table.work.claim(id, WORKER, 1);
      expect(claimed).toEqual({
        id,
        dreamContent: '큰 뱀',
        deadlineAt,
        createdAt,
        attempts: 1,
        care: 'none',
        withoutAi: false,
      });
      await table.age(id, 'started_at', 20);
      await table.age(id, 'queued_at', 20);
      const { startedAt } = await table.find(id);
      expect(await table.work.claim(id, WORKER, 1)).toMatchObject({ attempts: 2 });
      const row = await table.find(id);
      expect(row.startedAt).toEqual(startedAt);
      expect(Date.now() - row.queuedAt.getTime()).toBeLessThan(10_000);
    });

    it('gives a fresh deadline to a dream whose deadline has passed', async () => {
      const { id } = await table.insertDream(table.newDream(guest, -1_000));
      const claimed = await table.work.claim(id, WORKER, DEADLINE_MS);
      expect(Number(claimed?.deadlineAt) - Date.now()).toBeGreaterThan(DEADLINE_MS / 2);
    });

    it('finds nothing to do for a dream that has ended or is gone', async () => {
      const { id } = await table.insert(guest, COMPLETION);
      expect(await table.work.claim(id, WORKER, DEADLINE_MS)).toBeNull();
      expect(await table.work.claim(randomUUID(), WORKER, DEADLINE_MS)).toBeNull();
    });

    it('is undone by a release, but not once the dream has ended', async () => {
      const claimedBy = async (id: string) => {
        const [row] = await table.dataSource.query<[{ claimed_by: string }]>(
          'SELECT claimed_by FROM interpretations WHERE id = $1',
          [id],
        );
        return row.claimed_by;
      };
      const [tried, ended] = [await table.insert(guest), await table.insert(guest)];
      for (const { id } of [tried, ended]) await table.work.claim(id, WORKER, DEADLINE_MS);
      await table.work.complete(ended.id, COMPLETION);
      for (const { id } of [tried, ended]) await table.work.release(id);
      expect([await claimedBy(tried.id), await claimedBy(ended.id)]).toEqual([null, WORKER]);
    });
  });

  describe('an end', () => {
    it('is written once, announced, and clears the draft', async () => {
      const { id } = await table.insert(guest);
      await table.work.saveDraft(id, { summary: '쓰는 중' });
      const told = await announced(async () => {
        expect(await table.work.complete(id, COMPLETION)).toBe(true);
        expect(await table.work.complete(id, { ...COMPLETION, interpretation: '다른 풀이' })).toBe(false);
        expect(await table.work.fail(id, 'garbage')).toBe(false);
      });
      expect(told).toEqual([id]);
      expect(await table.find(id)).toMatchObject({ status: 'completed', ...COMPLETION });
      expect((await table.find(id)).completedAt).toBeInstanceOf(Date);
      expect(await table.dataSource.query('SELECT 1 FROM interpretation_drafts')).toEqual([]);
    });

    it('may be a failure, which says why', async () => {
      const { id } = await table.insert(guest);
      expect(await announced(() => table.work.fail(id, 'garbage'))).toEqual([id]);
      expect(await table.find(id)).toMatchObject({
        status: 'failed',
        failure: 'garbage',
        completedAt: expect.any(Date) as Date,
      });
    });

    it('changes nothing for a dream that is gone', async () => {
      expect(await announced(() => table.work.complete(randomUUID(), COMPLETION))).toEqual([]);
    });
  });

  it('keeps the newest draft and announces each', async () => {
    const { id } = await table.insert(guest);
    const told = await announced(async () => {
      await table.work.saveDraft(id, { summary: '하나' });
      await table.work.saveDraft(id, { summary: '하나 둘' });
    });
    expect(told).toEqual([id, id]);
    expect(await table.awaited.findDrafts([id])).toMatchObject([{ sections: { summary: '하나 둘' } }]);
  });

  it('takes forgotten dreams oldest first, as many as asked for, each once', async () => {
    const [fresh, old, oldest, done] = [
      await table.insert(guest),
      await table.insert(guest),
      await table.insert(guest),
      await table.insert(guest, COMPLETION),
    ];
    await table.age(old.id, 'queued_at', 20);
    await table.age(oldest.id, 'queued_at', 30);
    await table.age(done.id, 'queued_at', 40);
    expect(await table.work.takeForgotten(15_000, 1)).toEqual([oldest.id]);
    expect(await table.work.takeForgotten(15_000, 10)).toEqual([old.id]);
    expect(await table.work.takeForgotten(15_000, 10)).toEqual([]);
    expect(await table.work.takeForgotten(0, 10)).toContain(fresh.id);
  });
});
