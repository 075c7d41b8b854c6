import { randomUUID } from 'node:crypto';
import { limits } from '@kkumpuri/contract';
import type { DataSource } from 'typeorm';
import type { Caller } from '../src/common/caller.decorator.js';
import { checkIdempotencyKey, IdempotencyService } from '../src/dreams/idempotency.service.js';
import { insertMember, openPlainDatabase } from './support/plain-database.js';
import { insertDream } from './support/rows.js';

const DREAM = '큰 뱀이 집으로 들어왔다';

describe('IdempotencyService', () => {
  let dataSource: DataSource;
  let close: () => Promise<void>;
  let idempotency: IdempotencyService;
  let guest: Caller;
  let dream: string;

  beforeAll(async () => {
    ({ dataSource, close } = await openPlainDatabase());
    idempotency = new IdempotencyService(dataSource);
  });

  afterAll(() => close());

  beforeEach(async () => {
    guest = { sessionId: randomUUID(), user: null };
    dream = await dreamOf(guest);
  });

  const dreamOf = ({ sessionId, user }: Caller) =>
    insertDream(dataSource, { sessionId, userId: user?.id ?? null, dreamContent: DREAM });

  const age = (hours: number) =>
    dataSource.query(`UPDATE idempotency_keys SET created_at = now() - $1 * interval '1 hour'`, [hours]);

  it('finds the dream that the same caller sent with the same key', async () => {
    expect(await idempotency.find(guest, 'key', DREAM)).toBeNull();
    expect(await idempotency.claim('key', dream)).toBe(true);
    expect(await idempotency.find(guest, 'key', DREAM)).toBe(dream);
  });

  it('keeps the keys of callers apart, those of a member by account', async () => {
    const user = {
      id: await insertMember(dataSource),
      username: '하늘',
      email: 'sky@example.com',
      isAdmin: false,
    };
    const member: Caller = { sessionId: guest.sessionId, user };
    const ofMember = await dreamOf(member);
    await idempotency.claim('key', dream);
    await idempotency.claim('key', ofMember);
    expect(await idempotency.find(guest, 'key', DREAM)).toBe(dream);
    expect(await idempotency.find({ sessionId: randomUUID(), user }, 'key', DREAM)).toBe(ofMember);
    expect(await idempotency.find({ sessionId: randomUUID(), user: null }, 'key', DREAM)).toBeNull();
    expect(await idempotency.find(guest, 'another key', DREAM)).toBeNull();
  });

  it('refuses the key of another dream', async () => {
    await idempotency.claim('key', dream);
    const refusal = { status: 400, code: 'idempotency_mismatch' };
    await expect(idempotency.find(guest, 'key', '다른 꿈')).rejects.toMatchObject(refusal);
  });

  it('lets only the first of two calls claim a key', async () => {
    const second = await dreamOf(guest);
    const claims = await Promise.all([idempotency.claim('key', dream), idempotency.claim('key', second)]);
    expect(claims.sort()).toEqual([false, true]);
  });

  it('claims nothing for a dream that is gone', async () => {
    expect(await idempotency.claim('key', randomUUID())).toBe(false);
  });

  it('forgets a key after a day, and lets it be claimed again', async () => {
    await idempotency.claim('key', dream);
    await age(23);
    expect(await idempotency.find(guest, 'key', DREAM)).toBe(dream);
    const second = await dreamOf(guest);
    expect(await idempotency.claim('key', second)).toBe(false);
    await age(25);
    expect(await idempotency.find(guest, 'key', DREAM)).toBeNull();
    expect(await idempotency.claim('key', second)).toBe(true);
    expect(await idempotency.find(guest, 'key', DREAM)).toBe(second);
  });

  it('deletes expired keys only', async () => {
    const keys = async () => (await dataSource.query<unknown[]>('SELECT key FROM idempotency_keys')).length;
    await dataSource.query('DELETE FROM idempotency_keys');
    await idempotency.claim('old', dream);
    await age(25);
    await idempotency.claim('new', dream);
    await idempotency.forgetExpired();
    expect(await keys()).toBe(1);
    expect(await idempotency.find(guest, 'new', DREAM)).toBe(dream);
  });
});

describe('checkIdempotencyKey', () => {
  it('takes no key and an empty one as none', () => {
    expect([checkIdempotencyKey(undefined), checkIdempotencyKey('')]).toEqual([undefined, undefined]);
  });

  it('accepts a key as long as the limit and refuses a longer one', () => {
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
