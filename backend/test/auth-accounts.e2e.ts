import { randomUUID } from 'node:crypto';
import { errorMessages, noticeMessages, validationMessages } from '@kkumpuri/contract';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { startService, type TestService } from './support/service.js';

const DREAM = '큰 뱀이 집으로 들어왔다';

describe('accounts', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
  });

  afterAll(() => service.close());

  const newcomer = () => ({
    email: `${randomUUID()}@example.com`,
    username: '하늘',
    password: '푸른 바다 위의 달',
  });
  const login = (email: string, password: string) =>
    new CheckedClient(service.url).call<Record<string, unknown>>('POST', '/auth/login', { email, password });

  it('registration returns a token, the user and no linked dreams for a new session', async () => {
    const client = new CheckedClient(service.url);
    const { status, body } = await client.call('POST', '/auth/register', { ...newcomer(), is_admin: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({ linkedDreams: 0, user: { username: '하늘', is_admin: false } });
  });

  it('registration moves the dreams of the session to the account, out of the session', async () => {
    const client = new CheckedClient(service.url);
    const { body: dream } = await client.interpret(DREAM);
    await new CheckedClient(service.url).interpret(DREAM);
    const { body } = await client.call<{ token: string; linkedDreams: number }>(
      'POST',
      '/auth/register',
      newcomer(),
    );
    expect(body.linkedDreams).toBe(1);
    expect((await client.call('GET', `/dreams/${dream.id}`)).status).toBe(404);
    expect((await client.call('GET', '/dreams/my-dreams')).body).toMatchObject({ interpretations: [] });
    client.token = body.token;
    const { body: mine } = await client.call<{ interpretations: { id: string }[] }>(
      'GET',
      '/dreams/my-dreams',
    );
    expect(mine.interpretations.map(({ id }) => id)).toEqual([dream.id]);
    expect((await client.call('GET', `/dreams/${dream.id}`)).status).toBe(200);
  });

  it('registration moves the idempotency keys of the session to the account, out of the session', async () => {
    const client = new CheckedClient(service.url);
    const send = () => client.interpret(DREAM, { 'idempotency-key': 'before' });
    const { body: dream } = await send();
    const { body } = await client.call<{ token: string }>('POST', '/auth/register', newcomer());
    const fresh = await send();
    expect(fresh).toMatchObject({ status: 201, body: { user_id: null } });
    expect(fresh.body.id).not.toBe(dream.id);
    expect((await send()).body.id).toBe(fresh.body.id);
    client.token = body.token;
    expect(await send()).toMatchObject({ status: 201, body: { id: dream.id } });
    const elsewhere = new CheckedClient(service.url);
    elsewhere.token = body.token;
    const again = await elsewhere.interpret(DREAM, { 'idempotency-key': 'before' });
    expect(again.body.id).toBe(dream.id);
  });

  it('an e-mail belongs to one account, regardless of case', async () => {
    const first = newcomer();
    await new CheckedClient(service.url).call('POST', '/auth/register', first);
    const client = new CheckedClient(service.url);
    const { body: dream } = await client.interpret(DREAM);
    const again = await client.call('POST', '/auth/register', { ...first, email: first.email.toUpperCase() });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'email_taken', error: errorMessages.emailTaken });
    expect((await client.call('GET', `/dreams/${dream.id}`)).status).toBe(200);
    expect((await login(` ${first.email.toUpperCase()} `, first.password)).status).toBe(200);
  });

  it('only one of ten concurrent registrations with the same e-mail succeeds', async () => {
    const person = newcomer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => new CheckedClient(service.url).call('POST', '/auth/register', person)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  it.each([
    ['no e-mail', { email: '' }, validationMessages.emailRequired],
    ['no address', { email: '하늘' }, validationMessages.emailInvalid],
    ['no name', { username: '  ' }, validationMessages.usernameRequired],
    ['a name of one letter', { username: '김' }, validationMessages.usernameLength],
    ['a name of 21 letters', { username: '가'.repeat(21) }, validationMessages.usernameLength],
    ['no password', { password: '' }, validationMessages.passwordRequired],
    ['five characters', { password: 'a1b2c' }, validationMessages.passwordTooShort],
    ['a common password', { password: 'Qwer1234' }, validationMessages.passwordTooCommon],
    ['사랑해 on an English keyboard', { password: 'tkfkdgo' }, validationMessages.passwordTooCommon],
    ['one letter again and again', { password: 'ㅋㅋㅋㅋㅋㅋㅋ' }, validationMessages.passwordTooCommon],
    ['a NUL', { username: '하\u0000늘' }, validationMessages.unstorable],
    ['half a surrogate', { password: 'abc\ud800defg' }, validationMessages.unstorable],
  ])('registration with %s is refused with a matching message', async (_, wrong, message) => {
    const { status, body } = await new CheckedClient(service.url).call('POST', '/auth/register', {
      ...newcomer(),
      ...wrong,
    });
    expect({ status, error: body.error }).toEqual({ status: 400, error: message });
    expect(body.details).toEqual([{ field: Object.keys(wrong)[0], message }]);
  });

  it('an unknown e-mail and a wrong password get the same response', async () => {
    const { email } = await registerMember(service.url);
    const answers = [await login(email, '틀린 비밀번호'), await login(`no-${email}`, '틀린 비밀번호')];
    for (const { status, body } of answers) {
      expect({ status, ...body, requestId: '' }).toEqual({
        status: 401,
        code: 'invalid_credentials',
        error: errorMessages.credentialsWrong,
        requestId: '',
      });
    }
  });

  it('a password matches regardless of its Hangul normalization', async () => {
    const person = newcomer();
    await new CheckedClient(service.url).call('POST', '/auth/register', {
      ...person,
      password: person.password.normalize('NFD'),
    });
    expect((await login(person.email, person.password)).status).toBe(200);
  });

  it('verify returns the user of a valid token, and only valid: false for another', async () => {
    const { client, user } = await registerMember(service.url);
    const verify = (token: unknown) => client.call('POST', '/auth/verify', { token });
    expect((await verify(client.token)).body).toEqual({ valid: true, user });
    expect((await verify(`${client.token}x`)).body).toEqual({ valid: false });
    const without = await verify(undefined);
    expect(without).toMatchObject({ status: 400, body: { error: validationMessages.tokenRequired } });
  });

  describe('changing the password', () => {
    let member: Member;
    const change = (currentPassword: string, newPassword: string) =>
      member.client.call<{ token: string }>('POST', '/auth/change-password', {
        currentPassword,
        newPassword,
      });

    beforeEach(async () => {
      member = await registerMember(service.url);
    });

    it('returns a new token and invalidates the old one immediately', async () => {
      const { status, body } = await change(member.password, '새로운 비밀번호');
      expect({ status, message: (body as { message?: string }).message }).toEqual({
        status: 200,
        message: noticeMessages.passwordChanged,
      });
      expect((await member.client.call('GET', '/dreams/my-dreams')).status).toBe(401);
      member.client.token = body.token;
      expect((await member.client.call('GET', '/dreams/my-dreams')).status).toBe(200);
      expect((await login(member.email, member.password)).status).toBe(401);
      expect((await login(member.email, '새로운 비밀번호')).status).toBe(200);
    });

    it('requires the current password, and stays logged in after a wrong one', async () => {
      const { status, body } = await change('틀린 비밀번호', '새로운 비밀번호');
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'current_password_wrong',
        error: errorMessages.currentPasswordWrong,
      });
      expect((await member.client.call('GET', '/dreams/my-dreams')).status).toBe(200);
    });

    it('refuses a common password and changes nothing', async () => {
      const { status, body } = await change(member.password, 'password123');
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'password_too_common', details: [{ field: 'newPassword' }] });
      expect((await login(member.email, member.password)).status).toBe(200);
    });

    it('only one of several concurrent password changes succeeds', async () => {
      const answers = await Promise.all([1, 2, 3, 4].map((n) => change(member.password, `새 비밀번호 ${n}`)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => [200, 400, 401].includes(status))).toBe(true);
    });

    it('returns 401 for a password change by a guest', async () => {
      member.client.token = undefined;
      expect((await change(member.password, '새로운 비밀번호')).status).toBe(401);
    });
  });
});

describe('initial admin of ADMIN_EMAIL', () => {
  it('creates the admin at startup, and the admin can log in', async () => {
    const env = { ADMIN_EMAIL: 'Boss@Example.com', ADMIN_PASSWORD: '관리자의 긴 비밀번호' };
    const service = await startService({ env, workers: 0 });
    try {
      const { status, body } = await new CheckedClient(service.url).call('POST', '/auth/login', {
        email: env.ADMIN_EMAIL,
        password: env.ADMIN_PASSWORD,
      });
      expect({ status, user: body.user }).toMatchObject({
        status: 200,
        user: { is_admin: true, email: 'boss@example.com' },
      });
    } finally {
      await service.close();
    }
  });
});
