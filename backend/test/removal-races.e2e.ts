import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { rowsLeftOf } from './support/left-rows.js';
import { until } from './support/processes.js';
import { insertDream, sharePost } from './support/rows.js';
import { queueBackends, startService, type TestService } from './support/service.js';

const TIMES = 15;

/** Nothing is held back here: whatever order comes, nobody gets a 5xx and nothing of the dream is left. */
describe.each(queueBackends)('a dream that goes while it is in use, on %s', (backend) => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ backend, env: { SWEEP_INTERVAL_MS: '50' } });
  });

  afterAll(() => service.close());

  const again = async (race: () => Promise<{ statuses: number[]; dreamId: string }>) => {
    const seen = new Set<number>();
    for (let time = 0; time < TIMES; time += 1) {
      const { statuses, dreamId } = await race();
      statuses.forEach((status) => seen.add(status));
      expect(await rowsLeftOf(service.dataSource, dreamId)).toEqual([]);
    }
    expect([...seen].filter((status) => status >= 500)).toEqual([]);
  };
  const statusesOf = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);
  const dreamOf = ({ user }: Member) => insertDream(service.dataSource, { userId: user.id });

  it('being read: who waits is told so within seconds', async () => {
    const race = async () => {
      const guest = new CheckedClient(service.url);
      const reading = guest.interpret('큰 뱀이 방으로 들어왔다');
      const rows = () =>
        service.dataSource.query<{ id: string }[]>('SELECT id FROM interpretations WHERE session_id = $1', [
          guest.sessionId,
        ]);
      await until(async () => (await rows()).length > 0);
      const [{ id = '' } = {}] = await rows();
      const statuses = await statusesOf([guest.call('DELETE', `/dreams/${id}`), reading]);
      expect(statuses[0]).toBe(204);
      expect([201, 404]).toContain(statuses[1]);
      expect(await rowsLeftOf(service.dataSource, id)).toEqual([]);
    };
    await Promise.all(Array.from({ length: 8 }, race));
  });

  it('being shared, looked at and unshared', async () => {
    const member = await registerMember(service.url);
    await again(async () => {
      const { dreamId, postId } = await sharePost(service.dataSource, member);
      const { client } = member;
      const statuses = await statusesOf([
        client.call('GET', `/posts/${postId}`),
        client.call('POST', `/posts/${postId}/like`),
        client.call('DELETE', `/dreams/${dreamId}/share`),
        client.call('POST', `/dreams/${dreamId}/share`, { title: '뱀 꿈' }),
        client.call('DELETE', `/dreams/${dreamId}`),
      ]);
      return { statuses, dreamId };
    });
  });

  it('being removed and undone while a worker carries it out', async () => {
    const member = await registerMember(service.url);
    await again(async () => {
      const dreamId = await dreamOf(member);
      const { client } = member;
      const { body } = await client.call<{ removal: { id: string } }>('POST', '/removals', {
        kind: 'dream',
        id: dreamId,
      });
      await service.dataSource.query("UPDATE removals SET due_at = now() + interval '20 milliseconds'");
      const statuses = await statusesOf([
        client.call('DELETE', `/removals/${body.removal.id}`),
        client.call('DELETE', `/dreams/${dreamId}`),
      ]);
      return { statuses, dreamId };
    });
  });

  it('when its author leaves from two tabs', async () => {
    await again(async () => {
      const member = await registerMember(service.url);
      const { dreamId } = await sharePost(service.dataSource, member);
      const { client, password } = member;
      const statuses = await statusesOf([
        client.call('DELETE', '/auth/me', { password }),
        client.call('DELETE', '/auth/me', { password }),
        client.call('POST', '/removals', { kind: 'share', id: dreamId }),
        client.call('GET', '/dreams/my-dreams'),
      ]);
      for (const id of [member.user.id, client.sessionId])
        expect(await rowsLeftOf(service.dataSource, id)).toEqual([]);
      return { statuses, dreamId };
    });
  });
});
