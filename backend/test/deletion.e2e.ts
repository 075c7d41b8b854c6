import { errorMessages } from '@kkumpuri/contract';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { count, insertDream, registerAdmin, sharePost } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

interface Reference {
  table: string;
  column: string;
}

/** Every column that references a dream or its post, in any table. */
const REFERENCES = `
  SELECT columns.table_name AS "table", columns.column_name AS "column" FROM information_schema.columns
  JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name IN ('interpretation_id', 'post_id')`;

describe('deleting own dreams', () => {
  let service: TestService;
  let owner: Member;
  let other: Member;
  let admin: Member;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    owner = await registerMember(service.url);
    other = await registerMember(service.url);
    admin = await registerAdmin(service.url, service.dataSource);
  });

  afterAll(() => service.close());

  const exists = (id: string) => count(service.dataSource, 'interpretations WHERE id = $1', [id]);
  const guestWithDreams = async (dreams: number) => {
    const client = new CheckedClient(service.url);
    const ids = [];
    for (let at = 0; at < dreams; at += 1)
      ids.push(await insertDream(service.dataSource, { sessionId: client.sessionId }));
    return { client, ids };
  };

  it('deletes a dream with its post, likes, views, search entries, draft and idempotency key', async () => {
    const { postId, dreamId } = await sharePost(service.dataSource, owner);
    await other.client.call('POST', `/posts/${postId}/like`);
    await service.dataSource.query(
      'INSERT INTO post_views (post_id, day, viewer) VALUES ($1, current_date, gen_random_uuid())',
      [postId],
    );
    await service.dataSource.query(
      `INSERT INTO interpretation_drafts (interpretation_id, sections) VALUES ($1, '{}')`,
      [dreamId],
    );
    await service.dataSource.query(
      'INSERT INTO idempotency_keys (owner, key, interpretation_id) VALUES ($1, $2, $3)',
      [owner.user.id, 'a-key-of-the-tests', dreamId],
    );
    const references = await service.dataSource.query<Reference[]>(REFERENCES);
    expect(references.length).toBeGreaterThan(6);
    const left = async () => {
      const rows: Record<string, number> = {};
      for (const { table, column } of references)
        rows[`${table}.${column}`] = await count(service.dataSource, `${table} WHERE ${column} = ANY($1)`, [
          [dreamId, postId],
        ]);
      return rows;
    };
    // Every table must have a row first; an empty table would prove nothing.
    expect(Object.entries(await left()).filter(([, rows]) => rows === 0)).toEqual([]);
    expect(await owner.client.call('DELETE', `/dreams/${dreamId}`)).toMatchObject({ status: 204 });
    expect(Object.entries(await left()).filter(([, rows]) => rows > 0)).toEqual([]);
    expect(await exists(dreamId)).toBe(0);
    expect(await other.client.call('GET', `/posts/${postId}`)).toMatchObject({ status: 404 });
  });

  it('returns 404 to others who delete the dream: member, guest, admin', async () => {
    const id = await insertDream(service.dataSource, { userId: owner.user.id });
    const guest = new CheckedClient(service.url);
    for (const client of [other.client, guest, admin.client]) {
      expect(await client.call('DELETE', `/dreams/${id}`)).toMatchObject({
        status: 404,
        body: { error: errorMessages.interpretationNotFound, code: 'not_found' },
      });
    }
    expect(await exists(id)).toBe(1);
  });

  it('a guest deletes one or all dreams of the session, and none of another session', async () => {
    const { client, ids } = await guestWithDreams(3);
    const stranger = await guestWithDreams(1);
    expect(await stranger.client.call('DELETE', `/dreams/${ids[0]}`)).toMatchObject({ status: 404 });
    expect(await client.call('DELETE', `/dreams/${ids[0]}`)).toMatchObject({ status: 204 });
    expect(await client.call('DELETE', '/dreams/my-dreams')).toMatchObject({ status: 204 });
    expect(await Promise.all([...ids, ...stranger.ids].map(exists))).toEqual([0, 0, 0, 1]);
    expect(await client.call('DELETE', '/dreams/my-dreams')).toMatchObject({ status: 204 });
  });

  it('a session cannot delete a dream that it moved to an account', async () => {
    const { client } = await guestWithDreams(0);
    const id = await insertDream(service.dataSource, { userId: owner.user.id, sessionId: client.sessionId });
    expect(await client.call('DELETE', `/dreams/${id}`)).toMatchObject({ status: 404 });
    await client.call('DELETE', '/dreams/my-dreams');
    expect(await exists(id)).toBe(1);
  });

  it('returns 403 to a member who deletes all dreams at once', async () => {
    const id = await insertDream(service.dataSource, { userId: owner.user.id });
    expect(await owner.client.call('DELETE', '/dreams/my-dreams')).toMatchObject({
      status: 403,
      body: { error: errorMessages.guestsOnly, code: 'forbidden' },
    });
    expect(await exists(id)).toBe(1);
  });

  it.each(['not-an-id', '00000000-0000-4000-8000-000000000000'])('returns 404 for the id %s', async (id) => {
    for (const path of [`/dreams/${id}`, `/dreams/${id}/share`])
      expect(await owner.client.call('DELETE', path)).toMatchObject({ status: 404 });
  });
});

describe('unsharing a dream', () => {
  let service: TestService;
  let owner: Member;
  let other: Member;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    owner = await registerMember(service.url);
    other = await registerMember(service.url);
  });

  afterAll(() => service.close());

  it('deletes the post with its likes; the dream stays and can be shared again', async () => {
    const { postId, dreamId } = await sharePost(service.dataSource, owner);
    await other.client.call('POST', `/posts/${postId}/like`);
    expect(await owner.client.call('DELETE', `/dreams/${dreamId}/share`)).toMatchObject({ status: 204 });
    expect(await count(service.dataSource, 'post_likes WHERE post_id = $1', [postId])).toBe(0);
    expect(await other.client.call('GET', `/posts/${postId}`)).toMatchObject({ status: 404 });
    expect((await owner.client.find(dreamId)).is_shared).toBe(false);
    expect(await owner.client.call('DELETE', `/dreams/${dreamId}/share`)).toMatchObject({
      status: 404,
      body: { error: errorMessages.shareNotFound },
    });
    expect(await owner.client.call('POST', `/dreams/${dreamId}/share`)).toMatchObject({ status: 201 });
  });

  it('returns 404 to anyone but the owner who unshares a dream', async () => {
    const { postId, dreamId } = await sharePost(service.dataSource, owner);
    for (const client of [other.client, new CheckedClient(service.url)])
      expect(await client.call('DELETE', `/dreams/${dreamId}/share`)).toMatchObject({ status: 404 });
    expect(await other.client.call('GET', `/posts/${postId}`)).toMatchObject({ status: 200 });
  });
});
