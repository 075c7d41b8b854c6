import { randomUUID } from 'node:crypto';
import { errorMessages, type LoginSession, noticeMessages } from '@kkumpuri/contract';
import { Housekeeping } from '../src/dreams/work/housekeeping.service.js';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { claimsOf } from './support/forged-access-token.js';
import { count, insertDream, registerAdmin } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1';

describe('login sessions', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ env: { SESSION_IDLE: '30d' } });
  });

  afterAll(() => service.close());

  /** Logs the member in on another device. */
  async function loginAgain({ email, password }: Member, userAgent = 'curl/8'): Promise<CheckedClient> {
    const client = new CheckedClient(service.url);
    const answer = await client.call<{ token: string }>(
      'POST',
      '/auth/login',
      { email, password },
      { 'user-agent': userAgent },
    );
    expect(answer.status).toBe(200);
    client.token = answer.body.token;
    return client;
  }

  const mine = async (client: CheckedClient) =>
    (await client.call<{ sessions: LoginSession[] }>('GET', '/auth/sessions')).body.sessions;
  const statusOf = async (client: CheckedClient) => (await client.call('GET', '/dreams/my-dreams')).status;
  const idOf = (client: CheckedClient) => String(claimsOf(client.token ?? '').sid);

  it('lists sessions with device name and hour last seen, the current one first', async () => {
    const member = await registerMember(service.url);
    const phone = await loginAgain(member, IPHONE);
    const [first, second, ...more] = await mine(phone);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ id: idOf(phone), device: 'iPhone · Safari', current: true });
    expect(second).toMatchObject({ id: idOf(member.client), device: null, current: false });
    expect(first?.seen_at).toMatch(/:00:00\.000Z$/);
  });

  it('logout ends only the current session', async () => {
    const member = await registerMember(service.url);
    const other = await loginAgain(member);
    expect(await other.call('POST', '/auth/logout')).toMatchObject({
      status: 200,
      body: { message: noticeMessages.loggedOut },
    });
    expect(await other.call('GET', '/dreams/my-dreams')).toMatchObject({
      status: 401,
      body: { code: 'unauthorized', error: errorMessages.loginRequired },
    });
    expect((await member.client.call('POST', '/auth/verify', { token: other.token })).body).toEqual({
      valid: false,
    });
    expect(await statusOf(member.client)).toBe(200);
  });

  it('ends single sessions or all others, only for their owner', async () => {
    const member = await registerMember(service.url);
    const [second, third] = [await loginAgain(member), await loginAgain(member)];
    const stranger = await registerMember(service.url);
    for (const id of [idOf(second), randomUUID(), 'no-id']) {
      expect(await stranger.client.call('DELETE', `/auth/sessions/${id}`)).toMatchObject({
        status: 404,
        body: { error: errorMessages.sessionNotFound },
      });
    }
    expect(await statusOf(second)).toBe(200);
    expect((await member.client.call('DELETE', `/auth/sessions/${idOf(second)}`)).status).toBe(200);
    expect([await statusOf(second), await statusOf(third)]).toEqual([401, 200]);
    expect((await member.client.call('DELETE', '/auth/sessions')).status).toBe(200);
    expect([await statusOf(third), await statusOf(member.client)]).toEqual([401, 200]);
    expect(await statusOf(stranger.client)).toBe(200);
  });

  it('a password change ends all sessions but the current one', async () => {
    const member = await registerMember(service.url);
    const other = await loginAgain(member);
    const { body } = await member.client.call<{ token: string }>('POST', '/auth/change-password', {
      currentPassword: member.password,
      newPassword: '새로 정한 긴 비밀번호',
    });
    expect([await statusOf(other), await statusOf(member.client)]).toEqual([401, 401]);
    member.client.token = body.token;
    expect(await statusOf(member.client)).toBe(200);
    expect(await mine(member.client)).toHaveLength(1);
  });

  it('an admin ends the sessions of a member, and the activity log records it', async () => {
    const [member, admin] = [
      await registerMember(service.url),
      await registerAdmin(service.url, service.dataSource),
    ];
    const other = await loginAgain(member);
    expect(await admin.client.call('DELETE', `/admin/users/${member.user.id}/sessions`)).toMatchObject({
      status: 200,
      body: { message: noticeMessages.userSessionsEnded },
    });
    expect([await statusOf(member.client), await statusOf(other)]).toEqual([401, 401]);
    expect(await statusOf(admin.client)).toBe(200);
    const logEntry = "audit_entries WHERE action = 'user.sessions_end' AND actor_id = $1 AND target_id = $2";
    expect(await count(service.dataSource, logEntry, [admin.user.id, member.user.id])).toBe(1);
    expect(await admin.client.call('DELETE', `/admin/users/${randomUUID()}/sessions`)).toMatchObject({
      status: 404,
      body: { error: errorMessages.userNotFound },
    });
  });

  it('ends idle sessions, and use extends a session', async () => {
    const member = await registerMember(service.url);
    const other = await loginAgain(member);
    const seen = (client: CheckedClient, ago: string) =>
      service.dataSource.query('UPDATE logins SET seen_at = now() - $2::interval WHERE id = $1', [
        idOf(client),
        ago,
      ]);
    await seen(other, '30 days 2 hours');
    await seen(member.client, '29 days');
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(member.client)).toBe(200);
    const [session] = await mine(member.client);
    expect(Date.parse(session?.seen_at ?? '')).toBeGreaterThan(Date.now() - 3_600_001);
    await service.workers[0]?.get(Housekeeping, { strict: false }).clean();
    expect(await count(service.dataSource, 'logins WHERE id = $1', [idOf(other)])).toBe(0);
    expect(await statusOf(member.client)).toBe(200);
  });

  it('refuses a login whose password changed during the check', async () => {
    const member = await registerMember(service.url);
    const change = member.client.call('POST', '/auth/change-password', {
      currentPassword: member.password,
      newPassword: '새로 정한 긴 비밀번호',
    });
    const logins = Array.from({ length: 4 }, () =>
      new CheckedClient(service.url).call<{ token?: string }>('POST', '/auth/login', {
        email: member.email,
        password: member.password,
      }),
    );
    await change;
    for (const { body } of await Promise.all(logins)) {
      const client = new CheckedClient(service.url);
      client.token = body.token ?? 'none';
      expect(await statusOf(client)).toBe(401);
    }
  });

  it('login gives a guest a new session id and moves the unowned dreams to the account', async () => {
    const member = await registerMember(service.url);
    const client = new CheckedClient(service.url);
    const planted = client.sessionId;
    const dreamId = await insertDream(service.dataSource, { sessionId: planted });
    await client.call('POST', '/auth/login', { email: member.email, password: member.password });
    expect(client.sessionId).not.toBe(planted);
    expect((await client.call('GET', `/dreams/${dreamId}`)).status).toBe(200);
    const attacker = new CheckedClient(service.url, planted);
    expect((await attacker.call('GET', `/dreams/${dreamId}`)).status).toBe(404);
    await client.call('POST', '/auth/login', { email: member.email, password: '틀린 비밀번호' });
    expect((await client.call('GET', `/dreams/${dreamId}`)).status).toBe(200);
  });
});
