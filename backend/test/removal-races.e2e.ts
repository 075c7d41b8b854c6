import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { remainingReferences } from './support/left-rows.js';
import { until } from './support/processes.js';
import { insertDream, sharePost } from './support/rows.js';
import { queueBackends, startService, type TestService } from './support/service.js';

const TIMES = 15;

/** Without forced ordering: in any order, no request gets a 5xx and no row of the dream remains. */
describe.each(queueBackends)('deletion of a dream in use (%s)', (backend) => {
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
      expect(await remainingReferences(service.dataSource, dreamId)).toEqual([]);
    }
    expect([...seen].filter((status) => status >= 500)).toEqual([]);
  };
  const statusesOf = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);
  const dreamOf = ({ user }: Member) => insertDream(service.dataSource, { userId: user.id });

  it('deletion during interpretation ends the waiting request within seconds', async () => {
    const race = async () => {
      const guest = new CheckedClient(service.url);
      const reading = guest.interpret('큰 뱀이 방으로 들어왔다');
      const rows = () =>
        service.dataSource.query<{ id: string }[]>('SELECT id FROM interpretations WHERE session_id = $1', [
          guest.sessionId,
        ]);
      await until(async () => (await rows()).length > 0);
      const id = (await rows())[0]?.id ?? '';
      const statuses = await statusesOf([guest.call('DELETE', `/dreams/${id}`), reading]);
      expect(statuses[0]).toBe(204);
      expect([201, 404]).toContain(statuses[1]);
      expect(await remainingReferences(service.dataSource, id)).toEqual([]);
    };
    await Promise.all(Array.from({ length: 8 }, race));
  });

  it('deletion concurrent with viewing, liking, sharing and unsharing leaves no rows', async () => {
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

  it('deletion concurrent with the undo and execution of a removal leaves no rows', async () => {
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

  it('account deletion from two tabs leaves no rows of the member or dream', async () => {
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
        expect(await remainingReferences(service.dataSource, id)).toEqual([]);
      return { statuses, dreamId };
    });
  });
});
