import { randomUUID } from 'node:crypto';
import { errorMessages } from '@kkumpuri/contract';
import { routes } from '../src/openapi/routes.js';
import { type Member, registerMember } from './support/checked-client.js';
import { Client } from './support/client.js';
import { claimsOf, forgeAccessToken, secondsFromNow } from './support/forged-access-token.js';
import { startService, type TestService } from './support/service.js';

const guarded = routes.filter((route) => !route.ignoresAccessToken);
const lenient = routes.filter((route) => route.ignoresAccessToken);

describe('access token', () => {
  let service: TestService;
  let member: Member;
  let secret: string;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    member = await registerMember(service.url);
    secret = service.env.JWT_SECRET ?? '';
  });

  afterAll(() => service.close());

  const request = (method: string, path: string, authorization: string) =>
    fetch(`${service.url}${path.replace(':id', randomUUID())}`, {
      // fetch does not uppercase the method patch.
      method: method.toUpperCase(),
      headers: { authorization, 'content-type': 'application/json' },
      ...((method === 'post' || method === 'patch') && { body: '{}' }),
    });

  async function deletedUser(): Promise<string> {
    const gone = await registerMember(service.url);
    await service.dataSource.query('DELETE FROM users WHERE id = $1', [gone.user.id]);
    return gone.client.token ?? '';
  }

  async function changedPassword(): Promise<string> {
    const changed = await registerMember(service.url);
    await changed.client.call('POST', '/auth/change-password', {
      currentPassword: changed.password,
      newPassword: '새로운 비밀번호',
    });
    return changed.client.token ?? '';
  }

  const bad: [string, () => string | Promise<string>][] = [
    ['without a signature', () => forgeAccessToken({ algorithm: 'none', secret, claims: claims() })],
    [
      'signed with a wrong key',
      () => forgeAccessToken({ secret: 'another-secret-of-at-least-32-characters', claims: claims() }),
    ],
    [
      'signed with another algorithm',
      () => forgeAccessToken({ algorithm: 'HS384', secret, claims: claims() }),
    ],
    ['that is expired', () => forgeAccessToken({ secret, claims: { ...claims(), exp: secondsFromNow(-1) } })],
    ['that never expires', () => forgeAccessToken({ secret, claims: { ...claims(), exp: undefined } })],
    ['for another audience', () => forgeAccessToken({ secret, claims: { ...claims(), aud: 'mail' } })],
    ['for no audience', () => forgeAccessToken({ secret, claims: { ...claims(), aud: undefined } })],
    [
      'with an unknown critical header',
      () => forgeAccessToken({ secret, claims: claims(), head: { crit: ['exp2'], exp2: 1 } }),
    ],
    [
      'issued before logins had rows',
      () => forgeAccessToken({ secret, claims: { sub: member.user.id, ver: 0, aud: undefined } }),
    ],
    ['without a login', () => forgeAccessToken({ secret, claims: { sub: member.user.id } })],
    ['of an unknown login', () => forgeAccessToken({ secret, claims: { ...claims(), sid: randomUUID() } })],
    ['of a malformed login', () => forgeAccessToken({ secret, claims: { ...claims(), sid: "' OR 1=1" } })],
    [
      'of another user’s login',
      () => forgeAccessToken({ secret, claims: { ...claims(), sub: randomUUID() } }),
    ],
    ['of a malformed user', () => forgeAccessToken({ secret, claims: { ...claims(), sub: "' OR 1=1" } })],
    ['that is not a JWT', () => 'garbage'],
    ['that is empty', () => ''],
    ['of a deleted user', deletedUser],
    ['issued before the last password change', changedPassword],
  ];

  const claims = () => {
    const { sub, sid } = claimsOf(member.client.token ?? '');
    return { sub, sid };
  };

  it('accepts a correctly forged token, so the forgeries below fail only for their defect', async () => {
    const good = await request(
      'get',
      '/api/dreams/my-dreams',
      `Bearer ${forgeAccessToken({ secret, claims: claims() })}`,
    );
    expect(good.status).toBe(200);
  });

  it.each(bad)('returns 401 on every route, also public ones, for a token %s', async (_, make) => {
    const token = await make();
    for (const { method, path } of guarded) {
      const answer = await request(method, path, `Bearer ${token}`);
      const { error, code } = (await answer.json()) as { error: string; code: string };
      expect({ method, path, status: answer.status, error, code }).toEqual({
        method,
        path,
        status: 401,
        error: errorMessages.loginRequired,
        code: 'unauthorized',
      });
    }
  });

  it('verifies a live token', async () => {
    const answer = await new Client(service.url).call('POST', '/auth/verify', { token: member.client.token });
    expect(answer.body).toMatchObject({ valid: true, user: { id: member.user.id } });
  });

  it.each(bad.filter(([what]) => what !== 'that is empty'))('does not verify a token %s', async (_, make) => {
    const answer = await new Client(service.url).call('POST', '/auth/verify', { token: await make() });
    expect(answer.body).toEqual({ valid: false });
  });

  it.each([
    ['no authorization', {}],
    ['another scheme', { authorization: 'Basic YmVhcmVyIHg6eQ==' }],
    ['the word bearer inside another scheme', { authorization: 'x-bearer stale' }],
  ])('takes a request with %s for a guest', async (_, headers) => {
    const answer = await fetch(`${service.url}/api/posts`, { headers: headers as Record<string, string> });
    expect(answer.status).toBe(200);
  });

  it('ignores a stale token on the calls that need none', async () => {
    for (const { method, path } of lenient) {
      const answer = await request(method, path, 'Bearer stale');
      expect({ path, isRefused: answer.status === 401 }).toEqual({ path, isRefused: false });
    }
    const again = new Client(service.url);
    again.token = 'stale';
    const { email, password } = member;
    expect((await again.call('POST', '/auth/login', { email, password })).status).toBe(200);
  });

  it('stores no dream when the token is bad', async () => {
    const client = new Client(service.url);
    client.token = 'stale';
    expect((await client.interpret('뱀을 보았다')).status).toBe(401);
    expect(await service.dataSource.query('SELECT id FROM interpretations')).toEqual([]);
  });
});
