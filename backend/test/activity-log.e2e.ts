import { type AuditEntry, type AuditList, auditDays, validationMessages } from '@kkumpuri/contract';
import { Housekeeping } from '../src/dreams/work/housekeeping.service.js';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { count, insertDream, registerAdmin } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

describe('activity log', () => {
  let service: TestService;
  let admin: Member;

  beforeAll(async () => {
    service = await startService({ env: { TRUST_PROXY: '1' } });
    admin = await registerAdmin(service.url, service.dataSource);
  });

  afterAll(() => service.close());

  const entries = async (kind: string): Promise<AuditEntry[]> =>
    (await admin.client.call<AuditList>('GET', `/admin/audit?kind=${kind}&limit=100`)).body.entries;
  const login = (email: string, password: string, from: string) =>
    new CheckedClient(service.url).call(
      'POST',
      '/auth/login',
      { email, password },
      { 'x-forwarded-for': from },
    );

  it('records logins and refused logins with a pseudonym of the address', async () => {
    const { user, email, password } = await registerMember(service.url);
    for (let n = 0; n < 3; n += 1) await login(email, '틀린 비밀번호', '203.0.113.7');
    await login(`nobody-${email}`, '틀린 비밀번호', '203.0.113.7');
    await login(email, password, '203.0.113.7:4711');
    await login(email, password, '198.51.100.1');
    const all = await entries('account');
    const refused = all.filter(({ action }) => action === 'login.refused');
    expect(refused).toHaveLength(2);
    expect(refused).toContainEqual(expect.objectContaining({ actor_id: null, target_id: user.id, times: 3 }));
    expect(refused).toContainEqual(expect.objectContaining({ actor_id: null, target_id: null, times: 1 }));
    const own = all.filter(({ action, actor_id }) => action === 'login' && actor_id === user.id);
    expect(new Set(own.map(({ address }) => address)).size).toBe(2);
    expect(own.map(({ address }) => address)).toContain(refused[0]?.address);
    expect(JSON.stringify(all)).not.toMatch(/203\.0\.113\.7|198\.51\.100\.1|@example/);
    const stored = await service.dataSource.query<unknown[]>('SELECT * FROM audit_entries');
    expect(JSON.stringify(stored)).not.toMatch(/203\.0\.113\.7|198\.51\.100\.1|@example/);
  });

  it('records which personal data admins read, and the reason', async () => {
    const member = await registerMember(service.url);
    const dreamId = await insertDream(service.dataSource, { userId: member.user.id });
    for (let n = 0; n < 2; n += 1) {
      await admin.client.call('POST', `/admin/interpretations/${dreamId}/reveal`, {
        reason: '신고를 살피려고',
      });
      await admin.client.call('GET', '/admin/users?q=everybody');
      await admin.client.call('GET', '/admin/stats');
      await member.client.call('GET', `/dreams/${dreamId}`);
    }
    const all = await entries('admin');
    const reads = all.filter(({ target_id }) => target_id === dreamId);
    expect(reads).toHaveLength(2);
    expect(reads[0]).toMatchObject({
      action: 'interpretation.read',
      actor_id: admin.user.id,
      detail: '신고를 살피려고',
    });
    const lists = all.filter(({ action }) => action === 'admin.read').map(({ detail }) => detail);
    expect(lists).toContain('users');
    expect(lists).not.toContain('stats');
  });

  it('deletes entries of each kind after the days stated in the privacy policy', async () => {
    const kept = (kind: string, days: number) =>
      service.dataSource.query(
        `INSERT INTO audit_entries (kind, action, detail, created_at)
         VALUES ($1, 'old', $2, now() - $3 * interval '1 day')`,
        [kind, String(days), days],
      );
    for (const kind of ['account', 'admin'] as const) {
      await kept(kind, auditDays[kind] - 1);
      await kept(kind, auditDays[kind] + 1);
    }
    await service.workers[0]?.get(Housekeeping, { strict: false }).clean();
    const left = await service.dataSource.query<{ kind: string; detail: string }[]>(
      "SELECT kind, detail FROM audit_entries WHERE action = 'old' ORDER BY kind",
    );
    expect(left).toEqual([
      { kind: 'account', detail: '89' },
      { kind: 'admin', detail: '364' },
    ]);
    await service.dataSource.query("DELETE FROM audit_entries WHERE action = 'old'");
  });

  it('does not block logins when an entry cannot be written', async () => {
    const { email, password } = await registerMember(service.url);
    await service.dataSource.query('ALTER TABLE audit_entries RENAME TO away');
    const { status } = await login(email, password, '203.0.113.8');
    await service.dataSource.query('ALTER TABLE away RENAME TO audit_entries');
    expect(status).toBe(200);
    expect(await count(service.dataSource, 'logins')).toBeGreaterThan(0);
  });
});

describe('names and passwords', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
  });

  afterAll(() => service.close());

  const register = (changes: object) =>
    new CheckedClient(service.url).call<Record<string, unknown>>('POST', '/auth/register', {
      email: 'moon@example.com',
      username: '보름달',
      password: '맑은 하늘 아래',
      ...changes,
    });

  it.each([
    ['moon@example.com', 'moonlit@example.com'],
    ['MOONLIT', 'moonlit@example.com'],
    ['보름달의 밤', 'other@example.com'],
  ])('refuses the password %j of %s as personal', async (password, email) => {
    expect(
      await register({ email: password.includes('@') ? password : email, password, username: '보름달의밤' }),
    ).toMatchObject({
      status: 400,
      body: {
        code: 'password_personal',
        details: [{ field: 'password', message: validationMessages.passwordPersonal }],
      },
    });
  });

  it('refuses a personal password in a password change', async () => {
    const { client, email, password } = await registerMember(service.url);
    const change = (newPassword: string) =>
      client.call('POST', '/auth/change-password', { currentPassword: password, newPassword });
    expect((await change(email)).body.code).toBe('password_personal');
    expect((await change('다른 좋은 비밀번호')).status).toBe(200);
  });

  it('refuses reserved names and strips hidden characters', async () => {
    expect(await register({ username: '관\u200b리자' })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'username', message: validationMessages.nameReserved }] },
    });
    const { body } = await register({ email: 'hidden@example.com', username: '달\u202e빛\u200b' });
    expect(body.user).toMatchObject({ username: '달빛' });
  });
});
