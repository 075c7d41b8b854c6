import {
  type Account,
  currentTerms,
  errorMessages,
  noticeMessages,
  termsVersions,
  type User,
  validationMessages,
} from '@kkumpuri/contract';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { decodePart, emailsTo, makeDataDir } from './support/emails.js';
import { count, registerAdmin, sharePost } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

describe('the account of a member', () => {
  let service: TestService;
  let dataDir: string;
  let other: Member;

  beforeAll(async () => {
    dataDir = await makeDataDir();
    service = await startService({ workers: 0, env: { DATA_DIR: dataDir } });
    other = await registerMember(service.url);
  });

  afterAll(() => service.close());

  const requestEmailChange = async (member: Member, email: string) => {
    const { password } = member;
    const answer = await member.client.call('POST', '/auth/me/email', { email, password });
    expect(answer).toMatchObject({ status: 200, body: { message: noticeMessages.emailChangeSent } });
    const [sent] = (await emailsTo(dataDir, email, 1)).slice(-1);
    return sent?.token ?? '';
  };
  const confirm = (token: string) =>
    new CheckedClient(service.url).call('POST', '/auth/me/email/confirm', { token });
  const login = ({ email, password }: { email: string; password: string }) =>
    new CheckedClient(service.url).call('POST', '/auth/login', { email, password });

  it('returns the account to its member and 401 to a guest', async () => {
    const { client, user } = await registerMember(service.url);
    expect((await client.call('GET', '/auth/me')).body.user).toEqual({
      ...user,
      has_password: true,
      providers: [],
      agreed_terms: null,
      agreed_at: null,
    });
    expect((await new CheckedClient(service.url).call('GET', '/auth/me')).status).toBe(401);
  });

  it('stores the agreed terms version and time, and refuses sign-up without consent', async () => {
    const client = new CheckedClient(service.url);
    const password = '맑은 하늘 아래 서다';
    const person = (name: string) => ({
      email: `${name}-${Date.now()}@example.com`,
      username: '하늘',
      password,
    });
    for (const refused of [{ agreeTerms: false }, { over14: false }, { agreeTerms: 'yes' }]) {
      const { status, body } = await client.call('POST', '/auth/register', { ...person('no'), ...refused });
      expect([status, body.code]).toEqual([400, 'invalid_request']);
    }
    const agreeing = { ...person('yes'), agreeTerms: true, over14: true };
    const { body } = await client.call<{ token: string }>('POST', '/auth/register', agreeing);
    client.token = body.token;
    const { user } = (await client.call<{ user: Account }>('GET', '/auth/me')).body;
    expect(user.agreed_terms).toBe(currentTerms);
    expect(Date.now() - Date.parse(user.agreed_at ?? '')).toBeLessThan(60_000);
    expect(await count(service.dataSource, 'users WHERE id = $1 AND over14_at IS NOT NULL', [user.id])).toBe(
      1,
    );
  });

  it('requires agreement again after the terms change in substance', async () => {
    const { client, user, email, password } = await registerMember(service.url);
    const login = async () => (await client.call('POST', '/auth/login', { email, password })).body.termsDue;
    expect(await login()).toBeUndefined();
    await service.dataSource.query(
      "UPDATE users SET agreed_terms = '2000-01-01', agreed_at = now() WHERE id = $1",
      [user.id],
    );
    const first = termsVersions.at(-1)?.version;
    expect(await login()).toBe(first);
    const { body } = await client.call('POST', '/auth/verify', { token: client.token });
    expect(body.termsDue).toBe(first);
    expect((await client.call('PATCH', '/auth/me', { agreeTerms: false })).status).toBe(400);
    const agreed = await client.call<{ user: Account }>('PATCH', '/auth/me', { agreeTerms: true });
    expect(agreed.body.user.agreed_terms).toBe(currentTerms);
    expect(await login()).toBeUndefined();
  });

  it('changes the username, also on shared posts, and rejects invalid names', async () => {
    const member = await registerMember(service.url);
    const { postId } = await sharePost(service.dataSource, member);
    const { status, body } = await member.client.call<{ user: User }>('PATCH', '/auth/me', {
      username: '새 이름',
    });
    expect([status, body.user.username]).toEqual([200, '새 이름']);
    const { body: shown } = await other.client.call<{ post: { author_username: string } }>(
      'GET',
      `/posts/${postId}`,
    );
    expect(shown.post.author_username).toBe('새 이름');
    for (const username of ['', 'ㄱ', '관리자']) {
      expect((await member.client.call('PATCH', '/auth/me', { username })).status).toBe(400);
    }
    expect((await member.client.call('PATCH', '/auth/me', { is_admin: true })).status).toBe(200);
    expect((await member.client.call('GET', '/auth/me')).body.user).toMatchObject({
      username: '새 이름',
      is_admin: false,
    });
  });

  it('changes the e-mail after confirmation from the new address, and notifies the old address', async () => {
    const member = await registerMember(service.url);
    const email = `new-${member.email}`;
    const token = await requestEmailChange(member, email);
    expect((await login({ ...member, email })).status).toBe(401);
    expect(await confirm(token)).toMatchObject({
      status: 200,
      body: { message: noticeMessages.emailChanged },
    });
    expect((await login({ ...member, email })).status).toBe(200);
    expect((await login(member)).status).toBe(401);
    const [notice] = await emailsTo(dataDir, member.email, 1);
    expect(decodePart(notice?.raw ?? '', 'text/plain')).toContain(email);
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { code: 'email_token_invalid', error: errorMessages.emailTokenInvalid },
    });
  });

  it('invalidates reset links that were sent to the old address', async () => {
    const member = await registerMember(service.url);
    await member.client.call('POST', '/auth/forgot-password', { email: member.email });
    const [help] = await emailsTo(dataDir, member.email, 1);
    await confirm(await requestEmailChange(member, `kept-${member.email}`));
    const newPassword = '아주 새로운 비밀번호';
    const reset = { token: help?.token, newPassword };
    expect((await member.client.call('POST', '/auth/reset-password', reset)).status).toBe(400);
  });

  it('keeps the e-mail if the new one is taken, the password is wrong or the link has expired', async () => {
    const member = await registerMember(service.url);
    const taken = await requestEmailChange(member, other.email);
    expect(await confirm(taken)).toMatchObject({
      status: 409,
      body: { code: 'email_taken', error: errorMessages.emailTaken },
    });
    const wrong = { email: 'x@example.com', password: 'wrong' };
    expect(await member.client.call('POST', '/auth/me/email', wrong)).toMatchObject({
      status: 400,
      body: { code: 'current_password_wrong' },
    });
    const old = await requestEmailChange(member, `old-${member.email}`);
    await service.dataSource.query('UPDATE email_changes SET expires_at = now() WHERE user_id = $1', [
      member.user.id,
    ]);
    expect((await confirm(old)).status).toBe(400);
    expect((await login(member)).status).toBe(200);
  });
});

/** Every uuid column of any table, which may reference a person or a session. */
const PERSONAL_COLUMNS = `
  SELECT columns.table_name AS "table", columns.column_name AS "column" FROM information_schema.columns
  JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'uuid'`;

describe('deleting the own account', () => {
  let service: TestService;
  let dataDir: string;
  let other: Member;

  beforeAll(async () => {
    dataDir = await makeDataDir();
    service = await startService({ workers: 0, env: { DATA_DIR: dataDir } });
    other = await registerMember(service.url);
  });

  afterAll(() => service.close());

  const leave = ({ client, password }: Member) => client.call('DELETE', '/auth/me', { password });
  const rowsOf = async (id: string) => {
    const columns = await service.dataSource.query<{ table: string; column: string }[]>(PERSONAL_COLUMNS);
    expect(columns.length).toBeGreaterThan(20);
    const found = await Promise.all(
      columns.map(async ({ table, column }) => ({
        place: `${table}.${column}`,
        rows: await count(service.dataSource, `${table} WHERE ${column} = $1`, [id]),
      })),
    );
    return found.filter(({ rows }) => rows > 0).map(({ place }) => place);
  };

  it('deletes all rows of the member in every table', async () => {
    const member = await registerMember(service.url);
    const { postId } = await sharePost(service.dataSource, member);
    const { postId: liked } = await sharePost(service.dataSource, other);
    await member.client.call('POST', `/posts/${liked}/like`);
    await member.client.call('GET', `/posts/${liked}`);
    await member.client.call('POST', '/auth/forgot-password', { email: member.email });
    await member.client.call('POST', '/auth/me/email', {
      email: `x${member.email}`,
      password: member.password,
    });
    await service.dataSource.query(
      "INSERT INTO identities (provider, subject, user_id) VALUES ('kakao', 'somebody', $1)",
      [member.user.id],
    );
    await emailsTo(dataDir, member.email, 1);
    expect((await rowsOf(member.user.id)).length).toBeGreaterThan(7);
    expect((await leave(member)).status).toBe(204);
    expect(await rowsOf(member.user.id)).toEqual([]);
    expect(await count(service.dataSource, 'users WHERE email = $1', [member.email])).toBe(0);
    expect((await other.client.call('GET', `/posts/${postId}`)).status).toBe(404);
    const { body } = await other.client.call<{ post: { likes: number } }>('GET', `/posts/${liked}`);
    expect(body.post.likes).toBe(0);
    expect((await member.client.call('GET', '/auth/me')).status).toBe(401);
    const last = (await emailsTo(dataDir, member.email, 2)).at(-1);
    expect(decodePart(last?.raw ?? '', 'text/plain')).toContain('이 메일이 마지막이에요.');
    expect((await registerMember(service.url)).user.id).not.toBe(member.user.id);
  });

  it('requires the password to delete an account, and changes nothing without it', async () => {
    const member = await registerMember(service.url);
    const refused = [
      [undefined, validationMessages.malformed],
      [{}, validationMessages.passwordRequired],
      [{ password: 'wrong' }, errorMessages.currentPasswordWrong],
      [{ confirm: member.email }, validationMessages.passwordRequired],
    ] as const;
    for (const [body, error] of refused) {
      expect(await member.client.call('DELETE', '/auth/me', body)).toMatchObject({
        status: 400,
        body: { error },
      });
    }
    expect((await new CheckedClient(service.url).call('DELETE', '/auth/me', {})).status).toBe(401);
    expect((await member.client.call('GET', '/auth/me')).status).toBe(200);
  });

  it('requires a member without a password to type the e-mail', async () => {
    const member = await registerMember(service.url);
    await service.dataSource.query('UPDATE users SET password_hash = NULL WHERE id = $1', [member.user.id]);
    for (const body of [{}, { confirm: 'other@example.com' }, { password: member.password }]) {
      expect(await member.client.call('DELETE', '/auth/me', body)).toMatchObject({
        status: 400,
        body: { code: 'confirmation_wrong' },
      });
    }
    const confirm = ` ${member.email.toUpperCase()} `;
    expect((await member.client.call('DELETE', '/auth/me', { confirm })).status).toBe(204);
  });

  it('refuses to delete the last admin, also when two leave concurrently', async () => {
    const admins = await Promise.all([1, 2].map(() => registerAdmin(service.url, service.dataSource)));
    const answers = await Promise.all(admins.map(leave));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
    expect(answers.find(({ status }) => status === 403)?.body.code).toBe('last_admin');
    expect(await count(service.dataSource, 'users WHERE is_admin')).toBe(1);
  });

  it('deletes the account once when two tabs do so concurrently, 20 times without a 5xx', async () => {
    for (let time = 0; time < 20; time += 1) {
      const member = await registerMember(service.url);
      await sharePost(service.dataSource, member);
      const statuses = (await Promise.all([leave(member), leave(member)])).map(({ status }) => status);
      expect(statuses.sort()).toEqual([204, 401]);
      expect(await rowsOf(member.user.id)).toEqual([]);
    }
  });
});
