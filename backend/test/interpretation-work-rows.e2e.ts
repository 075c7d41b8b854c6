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

  /** Runs the work and returns the ids announced meanwhile. */
  async function announced(work: () => Promise<unknown>): Promise<string[]> {
    const ids: string[] = [];
    const runner = table.dataSource.createQueryRunner();
    const client = (await runner.connect()) as {
      on: (event: 'notification', listener: (n: { payload: string }) => void) => void;
    };
    client.on('notification', ({ payload }) => ids.push(payload));
    await runner.query('LISTEN interpretations');
    await work();
    await runner.query('UNLISTEN interpretations');
    await runner.release();
    return ids;
  }

  it('finds completed, started and deleted dreams', async () => {
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

  it('counts the waiting dreams that were sent earlier', async () => {
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
    it('claim increments the attempts, keeps the first start and returns the job data', async () => {
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

    it('claim extends a passed deadline', async () => {
      const { id } = await table.insertDream(table.newDream(guest, -1_000));
      const claimed = await table.work.claim(id, WORKER, DEADLINE_MS);
      expect(Number(claimed?.deadlineAt) - Date.now()).toBeGreaterThan(DEADLINE_MS / 2);
    });

    it('claim returns null for a completed or deleted dream', async () => {
      const { id } = await table.insert(guest, COMPLETION);
      expect(await table.work.claim(id, WORKER, DEADLINE_MS)).toBeNull();
      expect(await table.work.claim(randomUUID(), WORKER, DEADLINE_MS)).toBeNull();
    });

    it('release undoes a claim, except of a completed dream', async () => {
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

  describe('complete and fail', () => {
    it('complete writes once, announces it, and deletes the draft', async () => {
      const { id } = await table.insert(guest);
      await table.work.saveDraft(id, { summary: '쓰는 중' });
      const announcedIds = await announced(async () => {
        expect(await table.work.complete(id, COMPLETION)).toBe(true);
        expect(await table.work.complete(id, { ...COMPLETION, interpretation: '다른 풀이' })).toBe(false);
        expect(await table.work.fail(id, 'garbage')).toBe(false);
      });
      expect(announcedIds).toEqual([id]);
      expect(await table.find(id)).toMatchObject({ status: 'completed', ...COMPLETION });
      expect((await table.find(id)).completedAt).toBeInstanceOf(Date);
      expect(await table.dataSource.query('SELECT 1 FROM interpretation_drafts')).toEqual([]);
    });

    it('fail stores the reason', async () => {
      const { id } = await table.insert(guest);
      expect(await announced(() => table.work.fail(id, 'garbage'))).toEqual([id]);
      expect(await table.find(id)).toMatchObject({
        status: 'failed',
        failure: 'garbage',
        completedAt: expect.any(Date) as Date,
      });
    });

    it('complete announces nothing for a deleted dream', async () => {
      expect(await announced(() => table.work.complete(randomUUID(), COMPLETION))).toEqual([]);
    });
  });

  it('stores the newest draft and announces each', async () => {
    const { id } = await table.insert(guest);
    const announcedIds = await announced(async () => {
      await table.work.saveDraft(id, { summary: '하나' });
      await table.work.saveDraft(id, { summary: '하나 둘' });
    });
    expect(announcedIds).toEqual([id, id]);
    expect(await table.awaited.findDrafts([id])).toMatchObject([{ sections: { summary: '하나 둘' } }]);
  });

  it('finds dreams that have ended or are deleted, and deletes drafts', async () => {
    const [pending, done] = [await table.insert(guest), await table.insert(guest, COMPLETION)];
    const gone = randomUUID();
    const withdrawn = await table.work.findWithdrawn([pending.id, done.id, gone]);
    expect(withdrawn.sort()).toEqual([done.id, gone].sort());
    const other = await table.insert(guest);
    for (const { id } of [pending, other]) await table.work.saveDraft(id, { summary: '하나' });
    await table.work.dropDraft(pending.id);
    const drafts = await table.dataSource.query<unknown[]>(
      'SELECT interpretation_id AS id FROM interpretation_drafts',
    );
    expect(drafts).toEqual([{ id: other.id }]);
  });

  it('takes overdue dreams oldest first, up to the given number, each once', async () => {
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
