import { randomUUID } from 'node:crypto';
import type { Caller } from '../src/http/caller.decorator.js';
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

  describe('insert', () => {
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

    it('counts all and the shared dreams of a caller', async () => {
      await table.insert(guest);
      const shared = await table.insert(guest, COMPLETION);
      await table.insert({ sessionId: randomUUID(), user: null });
      await table.dataSource.query('UPDATE interpretations SET is_shared = true WHERE id = $1', [shared.id]);
      expect(await table.rows.countOwned(guest)).toEqual({ total: 2, shared: 1 });
    });
  });
});
