import { randomUUID } from 'node:crypto';
import { limits } from '@kkumpuri/contract';
import type { Caller } from '../src/http/caller.decorator.js';
import { checkIdempotencyKey, IdempotencyService } from '../src/dreams/idempotency/idempotency.service.js';
import { TestInterpretations } from './support/interpretations.js';
import { insertMember } from './support/plain-database.js';

const DREAM = '큰 뱀';

describe('IdempotencyService', () => {
  let table: TestInterpretations;
  let idempotency: IdempotencyService;
  let guest: Caller;

  beforeAll(async () => {
    table = await TestInterpretations.open();
    idempotency = new IdempotencyService(table.dataSource);
  });

  afterAll(() => table.close());

  beforeEach(() => {
    guest = { sessionId: randomUUID(), user: null };
  });

  /** Returns the id of the stored dream, or null if the key is in use. */
  const send = async (caller: Caller, key: string) =>
    (await table.rows.insert(table.newDream(caller), undefined, key))?.id ?? null;

  const age = (hours: number) =>
    table.dataSource.query(`UPDATE idempotency_keys SET created_at = now() - $1 * interval '1 hour'`, [
      hours,
    ]);

  const dreamsOfGuest = () => table.rows.countOwned(guest);

  it('finds the dream that the same caller sent with the same key', async () => {
    expect(await idempotency.find(guest, 'key', DREAM)).toBeNull();
    const dream = await send(guest, 'key');
    expect(await idempotency.find(guest, 'key', DREAM)).toBe(dream);
  });

  it('separates keys by caller, for members by account', async () => {
    const id = await insertMember(table.dataSource);
    const user = {
      id,
      username: '하늘',
      email: 'sky@example.com',
      isAdmin: false,
      useAi: true,
      loginId: randomUUID(),
    };
    const dream = await send(guest, 'key');
    const ofMember = await send({ sessionId: guest.sessionId, user }, 'key');
    expect(ofMember).not.toBeNull();
    expect(await idempotency.find(guest, 'key', DREAM)).toBe(dream);
    expect(await idempotency.find({ sessionId: randomUUID(), user }, 'key', DREAM)).toBe(ofMember);
    expect(await idempotency.find({ sessionId: randomUUID(), user: null }, 'key', DREAM)).toBeNull();
    expect(await idempotency.find(guest, 'another key', DREAM)).toBeNull();
  });

  it('refuses a key that was used for another dream', async () => {
    await send(guest, 'key');
    const refusal = { status: 400, code: 'idempotency_mismatch' };
    await expect(idempotency.find(guest, 'key', '다른 꿈')).rejects.toMatchObject(refusal);
  });

  it('stores one dream for two concurrent calls with the same key', async () => {
    const sent = await Promise.all([send(guest, 'key'), send(guest, 'key')]);
    expect(sent.filter(Boolean)).toHaveLength(1);
    expect((await dreamsOfGuest()).total).toBe(1);
  });

  it('expires a key after a day, after which it can be used again', async () => {
    const dream = await send(guest, 'key');
    await age(23);
    expect(await idempotency.find(guest, 'key', DREAM)).toBe(dream);
    expect(await send(guest, 'key')).toBeNull();
    await age(25);
    expect(await idempotency.find(guest, 'key', DREAM)).toBeNull();
    const second = await send(guest, 'key');
    expect(second).not.toBeNull();
    expect(await idempotency.find(guest, 'key', DREAM)).toBe(second);
  });

  it('deletes expired keys only', async () => {
    const keys = async () =>
      (await table.dataSource.query<unknown[]>('SELECT key FROM idempotency_keys')).length;
    await table.dataSource.query('DELETE FROM idempotency_keys');
    await send(guest, 'old');
    await age(25);
    const dream = await send(guest, 'new');
    await idempotency.deleteExpired();
    expect(await keys()).toBe(1);
    expect(await idempotency.find(guest, 'new', DREAM)).toBe(dream);
  });
});

describe('checkIdempotencyKey', () => {
  it('treats a missing or empty key as none', () => {
    expect([checkIdempotencyKey(undefined), checkIdempotencyKey('')]).toEqual([undefined, undefined]);
  });

  it('accepts a key of maximum length and refuses a longer one', () => {
    const longest = 'k'.repeat(limits.idempotencyKey.max);
    expect(checkIdempotencyKey(longest)).toBe(longest);
    expect(() => checkIdempotencyKey(`${longest}k`)).toThrow(
      expect.objectContaining({ status: 400, code: 'invalid_request' }),
    );
  });

  it('refuses a key that cannot be stored', () => {
    expect(() => checkIdempotencyKey('key\u0000')).toThrow(expect.objectContaining({ status: 400 }));
  });
});
