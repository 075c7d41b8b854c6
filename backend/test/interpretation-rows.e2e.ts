import { randomUUID } from 'node:crypto';
import type { Caller } from '../src/http/caller.decorator.js';
import { isOwn } from '../src/dreams/rows/interpretation.repository.js';
import { COMPLETION, TestInterpretations } from './support/interpretations.js';
import { insertMember } from './support/plain-database.js';

describe('InterpretationRepository', () => {
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

  async function memberCaller(isAdmin = false): Promise<Caller> {
    const user = {
      id: await insertMember(table.dataSource),
      username: '하늘',
      email: 'sky@example.com',
      isAdmin,
      useAi: true,
      loginId: randomUUID(),
    };
    return { sessionId: randomUUID(), user };
  }

  const remove = (id: string) =>
    table.dataSource.query(
      `INSERT INTO removals (dream_id, kind, id, due_at) VALUES ($1, 'dream', gen_random_uuid(), now())`,
      [id],
    );

  /** Shares the dream and returns the id of its post. */
  async function share(id: string, userId: string): Promise<string> {
    await table.dataSource.query('UPDATE interpretations SET is_shared = true WHERE id = $1', [id]);
    const [post] = await table.dataSource.query<[{ id: string }]>(
      `INSERT INTO posts (interpretation_id, user_id, title, dream_content, interpretation)
       VALUES ($1, $2, '뱀 꿈', '큰 뱀', '풀이') RETURNING id`,
      [id, userId],
    );
    return post.id;
  }

  describe('insert', () => {
    it('claims a key with the dream, and stores nothing for a key that is taken', async () => {
      const member = await memberCaller();
      const key = randomUUID();
      const [first, second] = [table.newDream(member), table.newDream(member)];
      expect((await table.rows.insert(first, undefined, key))?.id).toBe(first.id);
      expect(await table.rows.insert(second, undefined, key)).toBeNull();
      expect((await table.rows.insert(second, undefined, randomUUID()))?.id).toBe(second.id);
      expect((await table.rows.insert(table.newDream(guest), COMPLETION, key))?.status).toBe('completed');
      const keys = await table.dataSource.query<unknown[]>(
        'SELECT owner, interpretation_id FROM idempotency_keys WHERE key = $1 ORDER BY created_at',
        [key],
      );
      expect(keys).toEqual([
        { owner: member.user?.id, interpretation_id: first.id },
        expect.objectContaining({ owner: guest.sessionId }),
      ]);
    });

    it('makes a completed row without storing it', async () => {
      const member = await memberCaller();
      const dream = table.newDream(member);
      const row = table.rows.unsaved(dream, COMPLETION);
      expect(row).toMatchObject({
        ...{ ...COMPLETION, care: dream.care, id: dream.id, dreamContent: dream.dreamContent },
        ...{ userId: member.user?.id, sessionId: member.sessionId, status: 'completed', isShared: false },
      });
      expect(table.rows.unsaved(table.newDream(guest), COMPLETION).userId).toBeNull();
      await expect(table.find(dream.id)).rejects.toThrow();
    });

    it('stores a pending dream', async () => {
      const row = await table.insert(guest);
      expect(row).toMatchObject({
        ...{
          userId: null,
          sessionId: guest.sessionId,
          dreamContent: '큰 뱀',
          care: 'none',
          status: 'pending',
        },
        ...{ interpretation: '', reading: null, engine: null, fallback: false, failure: null, attempts: 0 },
        ...{ startedAt: null, completedAt: null, isShared: false },
      });
      expect(await table.find(row.id)).toEqual(row);
    });

    it('stores a dream with its completion as completed', async () => {
      const row = await table.insert(guest, COMPLETION);
      expect(row).toMatchObject({ status: 'completed', interpretation: '풀이', engine: 'lexicon' });
      expect(row).toMatchObject({
        fallback: true,
        failure: 'timeout',
        completedAt: expect.any(Date) as Date,
      });
    });

    it('returns 401 for a deleted member', async () => {
      const caller = await memberCaller();
      await table.dataSource.query('DELETE FROM users');
      await expect(table.insert(caller)).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    });

    it('rethrows every other error', async () => {
      const row = await table.insert(guest);
      await expect(table.rows.insert({ ...table.newDream(guest), id: row.id })).rejects.toThrow(
        'duplicate key',
      );
    });
  });

  describe('ownership', () => {
    it('finds a dream for its session, its member and admins only', async () => {
      const member = await memberCaller();
      const admin = await memberCaller(true);
      const ofGuest = await table.insert(guest);
      const ofMember = await table.insert(member);
      const found = async (id: string, caller: Caller) =>
        (await table.rows.findOwned(id, caller))?.id ?? null;
      expect(await found(ofGuest.id, guest)).toBe(ofGuest.id);
      expect(await found(ofMember.id, member)).toBe(ofMember.id);
      expect(await found(ofMember.id, admin)).toBe(ofMember.id);
      expect(await found(ofGuest.id, { ...guest, sessionId: randomUUID() })).toBeNull();
      expect(await found(ofMember.id, await memberCaller())).toBeNull();
      // A dream moved to a member no longer belongs to its session.
      expect(await found(ofMember.id, { sessionId: member.sessionId, user: null })).toBeNull();
    });

    it('lists newest first, one row more than requested, and continues after a position', async () => {
      const ids: string[] = [];
      for (const seconds of [40, 30, 20, 10]) {
        const { id } = await table.insert(guest);
        await table.age(id, 'created_at', seconds);
        ids.unshift(id);
      }
      await table.insert({ sessionId: randomUUID(), user: null });
      const page = await table.rows.listOwned(guest, 2);
      expect(page.map(({ id }) => id)).toEqual(ids.slice(0, 3));
      const rest = await table.rows.listOwned(guest, 2, page[1]);
      expect(rest.map(({ id }) => id)).toEqual(ids.slice(2));
    });

    it('orders dreams of the same time by id', async () => {
      const made = await Promise.all([table.insert(guest), table.insert(guest), table.insert(guest)]);
      await table.dataSource.query(`UPDATE interpretations SET created_at = '2026-01-01'`);
      const ids = made
        .map(({ id }) => id)
        .sort()
        .reverse();
      const page = await table.rows.listOwned(guest, 5);
      expect(page.map(({ id }) => id)).toEqual(ids);
      expect((await table.rows.listOwned(guest, 5, page[0])).map(({ id }) => id)).toEqual(ids.slice(1));
    });

    it('adds the post to a shared dream, found or listed', async () => {
      const member = await memberCaller();
      const other = await table.insert(member, COMPLETION);
      const shared = await table.insert(member, COMPLETION);
      const postId = await share(shared.id, member.user?.id ?? '');
      expect((await table.rows.findOwned(shared.id, member))?.postId).toBe(postId);
      expect((await table.rows.findOwned(other.id, member))?.postId).toBeUndefined();
      const posts = (await table.rows.listOwned(member, 5)).map((row) => [row.id, row.postId]);
      expect(new Map(posts as [string, string][])).toEqual(
        new Map([
          [shared.id, postId],
          [other.id, undefined],
        ]),
      );
    });

    it('hides a removed dream from its owner', async () => {
      const { id } = await table.insert(guest, COMPLETION);
      await remove(id);
      expect(await table.rows.findOwned(id, guest)).toBeNull();
      expect(await table.rows.listOwned(guest, 5)).toEqual([]);
      expect(await table.rows.countOwned(guest)).toEqual({ total: 0, shared: 0 });
      expect((await table.rows.findOwned(id, await memberCaller(true)))?.id).toBe(id);
    });

    it('locks only the own dream, unless it is removed', async () => {
      const { id } = await table.insert(guest);
      const lock = (caller: Caller) =>
        table.dataSource.transaction(async (manager) => {
          const row = await table.rows.lockOwned(manager, id, caller);
          const locked = table.dataSource.query('SELECT FROM interpretations FOR UPDATE NOWAIT');
          await (row ? expect(locked).rejects.toThrow('could not obtain lock') : locked);
          return row?.id ?? null;
        });
      expect(await lock(guest)).toBe(id);
      expect(await lock(await memberCaller(true))).toBeNull();
      await remove(id);
      expect(await lock(guest)).toBeNull();
    });

    it('tells whether a dream belongs to a caller', async () => {
      const member = await memberCaller();
      const [ofGuest, ofMember] = [await table.insert(guest), await table.insert(member)];
      expect([guest, member, await memberCaller()].map((caller) => isOwn(ofMember, caller))).toEqual([
        false,
        true,
        false,
      ]);
      expect(isOwn(ofMember, { sessionId: member.sessionId, user: null })).toBe(false);
      expect(isOwn(ofGuest, guest)).toBe(true);
      expect(isOwn(ofGuest, { ...guest, sessionId: randomUUID() })).toBe(false);
    });

    it('counts all and the shared dreams of a caller', async () => {
      await table.insert(guest);
      const shared = await table.insert(guest, COMPLETION);
      await table.insert({ sessionId: randomUUID(), user: null });
      await table.dataSource.query('UPDATE interpretations SET is_shared = true WHERE id = $1', [shared.id]);
      expect(await table.rows.countOwned(guest)).toEqual({ total: 2, shared: 1 });
    });
  });
});
