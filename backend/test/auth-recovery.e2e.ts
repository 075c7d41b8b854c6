import { rm } from 'node:fs/promises';
import { errorMessages, noticeMessages } from '@kkumpuri/contract';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { emailsTo, makeDataDir, type PasswordEmail, readOutbox } from './support/emails.js';
import { until } from './support/processes.js';
import { startService, type TestService } from './support/service.js';

const NEW_PASSWORD = '새로운 비밀번호';

describe('password recovery', () => {
  let service: TestService;
  let dataDir: string;
  let member: Member;

  beforeAll(async () => {
    dataDir = await makeDataDir();
    service = await startService({
      workers: 0,
      env: { DATA_DIR: dataDir, PUBLIC_URL: 'https://dream.example/' },
    });
  });

  afterAll(async () => {
    await service.close();
    await rm(dataDir, { recursive: true });
  });

  beforeEach(async () => {
    member = await registerMember(service.url);
  });

  const stranger = () => new CheckedClient(service.url);
  const forgot = (email: string) => stranger().call('POST', '/auth/forgot-password', { email });
  const login = (password: string) =>
    stranger().call<{ token: string; mustChangePassword?: boolean }>('POST', '/auth/login', {
      email: member.email,
      password,
    });
  const reset = (token: string, newPassword = NEW_PASSWORD) =>
    stranger().call('POST', '/auth/reset-password', { token, newPassword });
  const change = (client: CheckedClient, currentPassword: string) =>
    client.call<{ token: string }>('POST', '/auth/change-password', {
      currentPassword,
      newPassword: NEW_PASSWORD,
    });

  async function requestEmail(): Promise<PasswordEmail> {
    const before = (await readOutbox(dataDir)).filter((raw) => raw.includes(member.email)).length;
    await forgot(member.email);
    const emails = await emailsTo(dataDir, member.email, before + 1);
    const email = emails.at(-1);
    if (!email) throw new Error('no email');
    return email;
  }

  async function countBlocked(): Promise<number> {
    const [row] = await service.dataSource.query<[{ blocked: number }]>(
      `SELECT count(*)::int AS blocked FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return row.blocked;
  }

  const expire = (assignment: string, table: string) =>
    service.dataSource.query(`UPDATE ${table} SET ${assignment}`);

  it('sends an e-mail with a link and a temporary password, and returns neither', async () => {
    const { status, body } = await forgot(member.email.toUpperCase());
    expect({ status, body }).toEqual({ status: 200, body: { message: noticeMessages.forgotPassword } });
    const [email] = await emailsTo(dataDir, member.email, 1);
    expect(email?.token).toMatch(/^[\w-]{43}$/);
    expect(email?.temporaryPassword).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    expect(email?.raw).toContain('Content-Type: text/html; charset=utf-8');
  });

  it('returns the same response for an unknown address, and sends nothing', async () => {
    const before = await readOutbox(dataDir);
    const { status, body } = await forgot(`no-${member.email}`);
    expect({ status, body }).toEqual({ status: 200, body: { message: noticeMessages.forgotPassword } });
    await requestEmail();
    expect(await readOutbox(dataDir)).toHaveLength(before.length + 1);
  });

  it('stores no secret in plain text', async () => {
    const { token, temporaryPassword } = await requestEmail();
    const rows = JSON.stringify([
      await service.dataSource.query('SELECT * FROM users'),
      await service.dataSource.query('SELECT * FROM reset_tokens'),
    ]);
    expect(rows).toContain(member.email);
    for (const secret of [token, temporaryPassword, member.password]) expect(rows).not.toContain(secret);
  });

  it('keeps the password and access token valid when a stranger requests recovery', async () => {
    await requestEmail();
    expect((await login(member.password)).body.mustChangePassword).toBeUndefined();
    expect((await member.client.call('GET', '/dreams/my-dreams')).status).toBe(200);
  });

  describe('reset link', () => {
    it('sets a new password, and invalidates old access tokens, the temporary password and the link', async () => {
      const { token, temporaryPassword } = await requestEmail();
      const check = () => stranger().call('POST', '/auth/reset-password/check', { token });
      expect((await check()).status).toBe(204);
      const { status, body } = await reset(token);
      expect(await check()).toMatchObject({ status: 400, body: { code: 'reset_token_invalid' } });
      expect({ status, body }).toEqual({ status: 200, body: { message: noticeMessages.passwordReset } });
      expect((await login(NEW_PASSWORD)).status).toBe(200);
      expect((await login(member.password)).status).toBe(401);
      expect((await login(temporaryPassword)).status).toBe(401);
      expect((await member.client.call('GET', '/dreams/my-dreams')).status).toBe(401);
      expect((await reset(token)).status).toBe(400);
    });

    it('only one of ten concurrent resets with the same link succeeds', async () => {
      const { token } = await requestEmail();
      const holder = service.dataSource.createQueryRunner();
      await holder.startTransaction();
      await holder.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [member.user.id]);
      const resets = Array.from({ length: 10 }, (_, n) => reset(token, `${NEW_PASSWORD} ${n}`));
      await until(async () => (await countBlocked()) === 10);
      await holder.commitTransaction();
      await holder.release();
      const answers = await Promise.all(resets);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
    });

    it('refuses an altered, superseded or expired link, and keeps the password', async () => {
      const { token: first } = await requestEmail();
      const { token: second } = await requestEmail();
      const altered = `${second.slice(0, -2)}${second.endsWith('AA') ? 'BB' : 'AA'}`;
      await expect(reset(first)).resolves.toMatchObject({
        status: 400,
        body: { code: 'reset_token_invalid', error: errorMessages.resetTokenInvalid },
      });
      expect((await reset(altered)).status).toBe(400);
      await expire(`expires_at = now() - interval '1 second'`, 'reset_tokens');
      expect((await reset(second)).status).toBe(400);
      expect((await login(member.password)).status).toBe(200);
    });

    it('the link expires after 30 minutes', async () => {
      await requestEmail();
      const [row] = await service.dataSource.query<[{ minutes: number }]>(
        `SELECT round(extract(epoch FROM expires_at - reset_tokens.created_at) / 60)::int AS minutes FROM reset_tokens
         JOIN users ON users.id = user_id WHERE email = $1`,
        [member.email],
      );
      expect(row.minutes).toBe(30);
    });

    it('a refused password does not use up the link', async () => {
      const { token } = await requestEmail();
      for (const [password, code] of [
        ['qwerty123', 'password_too_common'],
        [member.email, 'password_personal'],
      ] as const)
        expect((await reset(token, password)).body).toMatchObject({
          code,
          details: [{ field: 'newPassword' }],
        });
      expect((await reset(token)).status).toBe(200);
    });

    it('records the reset in the activity log', async () => {
      await reset((await requestEmail()).token);
      const recorded = await service.dataSource.query<unknown[]>(
        `SELECT action FROM audit_entries WHERE actor_id = $1 AND action LIKE 'password%'`,
        [member.user.id],
      );
      expect(recorded).toEqual([{ action: 'password.reset' }]);
    });
  });

  describe('temporary password', () => {
    it('the temporary password logs in once and requires a password change; the old password stays valid', async () => {
      const { temporaryPassword } = await requestEmail();
      expect((await login(temporaryPassword)).body.mustChangePassword).toBe(true);
      expect((await login(temporaryPassword)).status).toBe(401);
      expect((await login(member.password)).status).toBe(200);
    });

    it('only one of ten concurrent logins with the temporary password succeeds', async () => {
      const { temporaryPassword } = await requestEmail();
      const answers = await Promise.all(Array.from({ length: 10 }, () => login(temporaryPassword)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
    });

    it('the temporary password serves as current password in a change, and is invalid afterwards', async () => {
      const { temporaryPassword } = await requestEmail();
      const client = stranger();
      client.token = (await login(temporaryPassword)).body.token;
      expect((await change(client, '틀린 비밀번호')).status).toBe(400);
      const changed = await change(client, temporaryPassword);
      expect(changed.status).toBe(200);
      client.token = changed.body.token;
      expect((await change(client, temporaryPassword)).status).toBe(400);
      const again = await login(NEW_PASSWORD);
      expect(again).toMatchObject({ status: 200 });
      expect(again.body.mustChangePassword).toBeUndefined();
      expect((await login(member.password)).status).toBe(401);
    });

    it('the temporary password expires after ten minutes, for logins and password changes', async () => {
      const { temporaryPassword } = await requestEmail();
      const [row] = await service.dataSource.query<[{ seconds: number }]>(
        `SELECT extract(epoch FROM temporary_password_expires_at - now())::int AS seconds FROM users WHERE email = $1`,
        [member.email],
      );
      expect(row.seconds).toBeGreaterThan(590);
      expect(row.seconds).toBeLessThanOrEqual(600);
      await expire(`temporary_password_expires_at = now() - interval '1 second'`, 'users');
      expect((await login(temporaryPassword)).status).toBe(401);
      expect((await change(member.client, temporaryPassword)).status).toBe(400);
    });

    it('still requires a password change after a stranger requests another e-mail', async () => {
      await login((await requestEmail()).temporaryPassword);
      const { temporaryPassword } = await requestEmail();
      expect((await login(member.password)).body.mustChangePassword).toBe(true);
      expect((await login(temporaryPassword)).status).toBe(200);
    });
  });
});

describe('EXPOSE_TEMP_PASSWORD', () => {
  it('returns a working temporary password, and one of the same form for an unknown address', async () => {
    const dataDir = await makeDataDir();
    const service = await startService({
      workers: 0,
      env: { DATA_DIR: dataDir, EXPOSE_TEMP_PASSWORD: 'true' },
    });
    try {
      const { client, email } = await registerMember(service.url);
      const forgot = (address: string) =>
        client.call<{ tempPassword: string }>('POST', '/auth/forgot-password', { email: address });
      const { body } = await forgot(email);
      const login = await client.call('POST', '/auth/login', { email, password: body.tempPassword });
      expect(login).toMatchObject({ status: 200, body: { mustChangePassword: true } });
      expect(Object.keys((await forgot(`no-${email}`)).body)).toEqual(Object.keys(body));
    } finally {
      await service.close();
      await rm(dataDir, { recursive: true });
    }
  });
});
