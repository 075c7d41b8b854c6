import { randomUUID } from 'node:crypto';
import type { InterpretationList } from '@kkumpuri/contract';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { until } from './support/processes.js';
import { count, insertDream, sharePost } from './support/rows.js';
import { queueBackends, startService, type TestService } from './support/service.js';

describe.each(queueBackends)('undoable removals (%s)', (backend) => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ backend, env: { SWEEP_INTERVAL_MS: '100' } });
  });

  afterAll(() => service.close());

  const requestRemoval = (client: CheckedClient, input: unknown) =>
    client.call<{ removal: { id: string } }>('POST', '/removals', input);
  const undo = (client: CheckedClient, id: string) => client.call('DELETE', `/removals/${id}`);
  const idsOf = async (client: CheckedClient) =>
    (await client.call<InterpretationList>('GET', '/dreams/my-dreams')).body.interpretations.map(
      ({ id }) => id,
    );
  /** Simulates that ten seconds have passed. */
  const letTimePass = () => service.dataSource.query('UPDATE removals SET due_at = now()');
  const isGone = (from: string, id: string) =>
    until(async () => (await count(service.dataSource, from, [id])) === 0);
  const dreamOf = ({ user }: Member) => insertDream(service.dataSource, { userId: user.id });

  it('a removal hides a dream immediately, and its undo restores the dream', async () => {
    const member = await registerMember(service.url);
    const dream = await dreamOf(member);
    const removal = await requestRemoval(member.client, { kind: 'dream', id: dream });
    expect(removal.status).toBe(201);
    expect(await idsOf(member.client)).toEqual([]);
    expect((await member.client.call('GET', `/dreams/${dream}`)).status).toBe(404);
    expect((await undo(member.client, removal.body.removal.id)).status).toBe(204);
    expect(await idsOf(member.client)).toEqual([dream]);
    expect((await undo(member.client, removal.body.removal.id)).status).toBe(404);
  });

  it('a removal is executed even if the author has logged out', async () => {
    const member = await registerMember(service.url);
    const { dreamId } = await sharePost(service.dataSource, member);
    const { body } = await requestRemoval(member.client, { kind: 'dream', id: dreamId });
    await member.client.call('POST', '/auth/logout');
    await letTimePass();
    await isGone('interpretations WHERE id = $1', dreamId);
    await isGone('posts WHERE interpretation_id = $1', dreamId);
    expect(await count(service.dataSource, 'removals WHERE id = $1', [body.removal.id])).toBe(0);
  });

  it('several removals can be undone individually', async () => {
    const member = await registerMember(service.url);
    const [one, other] = [await dreamOf(member), await dreamOf(member)];
    const first = await requestRemoval(member.client, { kind: 'dream', id: one });
    await requestRemoval(member.client, { kind: 'dream', id: other });
    expect((await undo(member.client, first.body.removal.id)).status).toBe(204);
    await letTimePass();
    await isGone('interpretations WHERE id = $1', other);
    expect(await idsOf(member.client)).toEqual([one]);
  });

  it('a removal of a share keeps the dream in the diary', async () => {
    const member = await registerMember(service.url);
    const { dreamId, postId } = await sharePost(service.dataSource, member);
    expect((await requestRemoval(member.client, { kind: 'share', id: dreamId })).status).toBe(201);
    await letTimePass();
    await isGone('posts WHERE id = $1', postId);
    await isGone('removals WHERE dream_id = $1', dreamId);
    const { body } = await member.client.call<{ interpretation: { is_shared: boolean } }>(
      'GET',
      `/dreams/${dreamId}`,
    );
    expect(body.interpretation.is_shared).toBe(false);
    expect((await requestRemoval(member.client, { kind: 'share', id: dreamId })).status).toBe(404);
  });

  it('a removal of all dreams of a guest keeps later ones', async () => {
    const guest = new CheckedClient(service.url);
    const own = () => insertDream(service.dataSource, { sessionId: guest.sessionId });
    const old = await own();
    await own();
    expect((await requestRemoval(guest, { kind: 'all' })).status).toBe(201);
    const later = await own();
    await letTimePass();
    await isGone('interpretations WHERE id = $1', old);
    expect(await idsOf(guest)).toEqual([later]);
    expect((await requestRemoval(new CheckedClient(service.url), { kind: 'all' })).status).toBe(201);
    expect((await requestRemoval((await registerMember(service.url)).client, { kind: 'all' })).status).toBe(
      403,
    );
  });

  it('returns 404 for dreams and removals of others, and 400 for invalid input', async () => {
    const member = await registerMember(service.url);
    const other = await registerMember(service.url);
    const guest = new CheckedClient(service.url);
    const dream = await dreamOf(member);
    for (const { client } of [other, { client: guest }]) {
      expect((await requestRemoval(client, { kind: 'dream', id: dream })).status).toBe(404);
    }
    const { body } = await requestRemoval(member.client, { kind: 'dream', id: dream });
    for (const { client } of [other, { client: guest }]) {
      expect((await undo(client, body.removal.id)).status).toBe(404);
    }
    for (const bad of [{}, { kind: 'dream' }, { kind: 'dream', id: 'x' }, { kind: 'everything' }]) {
      expect((await requestRemoval(member.client, bad)).status).toBe(400);
    }
    expect((await requestRemoval(member.client, { kind: 'dream', id: randomUUID() })).status).toBe(404);
  });
});
