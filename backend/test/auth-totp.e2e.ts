import {
  type AuditList,
  errorMessages,
  type RecoveryCodes,
  type TotpSecret,
  type TotpState,
} from '@kkumpuri/contract';
import { generate } from 'otplib';
import { CheckedClient, type Member } from './support/checked-client.js';
import { registerAdmin } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

const STEP_S = 30;

describe('two-step sign-in', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
  });

  afterAll(() => service.close());

  /** The code of the previous (-1), current or next (1) step: the service accepts all three. */
  const codeOf = (secret: string, step: -1 | 0 | 1 = 0) =>
    generate({ secret, epoch: Math.floor(Date.now() / 1000) + step * STEP_S });
  const login = ({ email, password }: Member, totp?: string) =>
    new CheckedClient(service.url).call<{ token: string; code?: string; error?: string }>(
      'POST',
      '/auth/login',
      { email, password, ...(totp !== undefined && { totp }) },
    );

  async function adminWithTotp() {
    const admin = await registerAdmin(service.url, service.dataSource);
    const { password } = admin;
    const { body } = await admin.client.call<TotpSecret>('POST', '/auth/totp', { password });
    const confirm = async () =>
      admin.client.call<RecoveryCodes>('POST', '/auth/totp/confirm', {
        code: await codeOf(body.secret, -1),
      });
    let confirmed = await confirm();
    // If a step ended meanwhile, the code was two steps old.
    if (confirmed.status === 400) confirmed = await confirm();
    expect(confirmed.status).toBe(200);
    return { admin, secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
  }

  it('two-step sign-in is enabled with the password and a code, and stores no secret in plain text', async () => {
    const admin = await registerAdmin(service.url, service.dataSource);
    expect(await admin.client.call('POST', '/auth/totp', { password: '틀린 비밀번호' })).toMatchObject({
      status: 400,
      body: { code: 'current_password_wrong' },
    });
    const { body } = await admin.client.call<TotpSecret>('POST', '/auth/totp', { password: admin.password });
    expect(body.uri).toMatch(/^otpauth:\/\/totp\//);
    expect(body.uri).toContain(body.secret);
    expect((await login(admin)).status).toBe(200);
    expect(await admin.client.call('POST', '/auth/totp/confirm', { code: '000000' })).toMatchObject({
      status: 400,
      body: { code: 'totp_wrong', error: errorMessages.totpWrong },
    });
    const { body: confirmed } = await admin.client.call<RecoveryCodes>('POST', '/auth/totp/confirm', {
      code: await codeOf(body.secret),
    });
    expect(new Set(confirmed.recoveryCodes).size).toBe(10);
    for (const code of confirmed.recoveryCodes) expect(code).toMatch(/^(?:[a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    const [stored] = await service.dataSource.query<[{ text: string }]>(
      `SELECT string_agg(sealed_secret || (SELECT string_agg(code_hash, ' ') FROM recovery_codes), ' ') AS text
       FROM second_factors`,
    );
    for (const shown of [body.secret, ...confirmed.recoveryCodes]) expect(stored.text).not.toContain(shown);
    const again = await admin.client.call('POST', '/auth/totp', { password: admin.password });
    expect(again).toMatchObject({ status: 409, body: { code: 'totp_already_on' } });
  });

  it('requires a code after the correct password, and accepts each code once', async () => {
    const { admin, secret } = await adminWithTotp();
    expect(await login(admin)).toMatchObject({
      status: 401,
      body: { code: 'totp_required', error: errorMessages.totpRequired },
    });
    expect((await login({ ...admin, password: '틀린 비밀번호' })).body.code).toBe('invalid_credentials');
    expect(await login(admin, '123456')).toMatchObject({ status: 401, body: { code: 'totp_wrong' } });
    const code = await codeOf(secret);
    const answers = await Promise.all(
      [`${code.slice(0, 3)} ${code.slice(3)}`, code, code].map((typed) => login(admin, typed)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await login(admin, await codeOf(secret, 1))).status).toBe(200);
  });

  it('accepts each recovery code once, regardless of case and separators', async () => {
    const { admin, recoveryCodes } = await adminWithTotp();
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(admin, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await login(admin, first)).body.code).toBe('totp_wrong');
    expect((await login(admin, second)).status).toBe(200);
    const { body } = await admin.client.call<TotpState>('GET', '/auth/totp');
    expect(body).toEqual({ enabled: true, recoveryCodesLeft: 8 });
  });

  it('keeps a temporary password valid until the code is entered', async () => {
    const { admin, secret } = await adminWithTotp();
    await service.dataSource.query(
      `UPDATE users SET temporary_password_hash = password_hash,
         temporary_password_expires_at = now() + interval '5 minutes', password_hash = (
           SELECT password_hash FROM users WHERE id <> $1 LIMIT 1) WHERE id = $1`,
      [admin.user.id],
    );
    expect((await login(admin)).body.code).toBe('totp_required');
    expect(await login(admin, await codeOf(secret))).toMatchObject({
      status: 200,
      body: { mustChangePassword: true },
    });
  });

  it('two-step sign-in is disabled with the password and a code, and logs both', async () => {
    const { admin, secret } = await adminWithTotp();
    const { password } = admin;
    const off = (body: object) => admin.client.call('DELETE', '/auth/totp', body);
    expect((await off({ password, code: '000000' })).body.code).toBe('totp_wrong');
    expect((await off({ password: '틀린 비밀번호', code: await codeOf(secret) })).status).toBe(400);
    expect((await off({ password, code: await codeOf(secret) })).status).toBe(200);
    expect((await login(admin)).status).toBe(200);
    expect((await off({ password, code: await codeOf(secret, 1) })).body.code).toBe('totp_off');
    const { body } = await admin.client.call<AuditList>('GET', '/admin/audit?kind=account');
    const own = body.entries.filter(({ actor_id }) => actor_id === admin.user.id).map(({ action }) => action);
    expect(own).toEqual(expect.arrayContaining(['login', 'totp.off', 'totp.refused', 'totp.on', 'register']));
  });

  it('returns 403 to members who enable two-step sign-in', async () => {
    const admin = await registerAdmin(service.url, service.dataSource);
    await service.dataSource.query('UPDATE users SET is_admin = false WHERE id = $1', [admin.user.id]);
    const answer = await admin.client.call('POST', '/auth/totp', { password: admin.password });
    expect(answer.status).toBe(403);
  });
});

describe('guessing codes', () => {
  it('locks the login after ten wrong codes', async () => {
    const service = await startService({ workers: 0, env: { RATE_LIMIT: 'on' } });
    try {
      const admin = await registerAdmin(service.url, service.dataSource);
      const { email, password } = admin;
      const { body } = await admin.client.call<TotpSecret>('POST', '/auth/totp', { password });
      const code = await generate({ secret: body.secret });
      expect((await admin.client.call('POST', '/auth/totp/confirm', { code })).status).toBe(200);
      const guess = (totp: string) =>
        new CheckedClient(service.url).call('POST', '/auth/login', { email, password, totp });
      for (let n = 0; n < 10; n += 1) expect((await guess(`00000${n}`)).status).toBe(401);
      expect((await guess('000010')).status).toBe(429);
    } finally {
      await service.close();
    }
  });
});
