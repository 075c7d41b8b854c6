import { randomUUID } from 'node:crypto';
import { errorMessages, limits, validationMessages } from '@kkumpuri/contract';
import { expectAnswerMatchesOpenApi } from './support/openapi.js';
import { CheckedClient, registerMember } from './support/checked-client.js';
import { registerAdmin } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

const CALL = '/auth/login';

describe('malicious requests', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
  });

  afterAll(() => service.close());

  const post = async (body: string, contentType: string) => {
    const answer = await fetch(`${service.url}/api${CALL}`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    });
    const received: unknown = await answer.json();
    expectAnswerMatchesOpenApi('POST', `/api${CALL}`, answer.status, received);
    return { status: answer.status, error: (received as { error: string }).error };
  };

  it.each([
    ['not JSON', '{"email":', 'application/json', 400, validationMessages.malformed],
    ['a list', '[]', 'application/json', 400, validationMessages.malformed],
    ['null', 'null', 'application/json', 400, validationMessages.malformed],
    ['a text', '"하늘"', 'application/json', 400, validationMessages.malformed],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415, errorMessages.notJson],
    ['plain text', '{}', 'text/plain', 415, errorMessages.notJson],
    ['a prototype', '{"__proto__":{"isAdmin":true}}', 'application/json', 400, validationMessages.malformed],
  ])('refuses %s with the matching error message', async (_, body, contentType, status, error) => {
    expect(await post(body, contentType)).toEqual({ status, error });
  });

  it('returns 413 for a body over 64 kB, and validates one of exactly that size', async () => {
    const bodyOf = (bytes: number) => {
      const frame = JSON.stringify({ email: '', password: '' });
      return JSON.stringify({ email: 'x'.repeat(bytes - frame.length), password: '' });
    };
    expect(await post(bodyOf(limits.bodyBytes + 1), 'application/json')).toEqual({
      status: 413,
      error: errorMessages.bodyTooLarge,
    });
    expect((await post(bodyOf(limits.bodyBytes), 'application/json')).status).toBe(400);
  });

  it('ignores admin rights in a registration', async () => {
    const rights = { is_admin: true, isAdmin: true, role: 'admin', token_version: 99 };
    const client = new CheckedClient(service.url);
    const { body } = await client.call<{ token: string; user: { is_admin: boolean } }>(
      'POST',
      '/auth/register',
      {
        email: `${randomUUID()}@example.com`,
        username: '하늘',
        password: '맑은 하늘 아래',
        ...rights,
      },
    );
    client.token = body.token;
    expect(body.user.is_admin).toBe(false);
    expect((await client.call('GET', '/admin/stats')).status).toBe(403);
  });

  it.each([
    '/dreams/my-dreams?',
    '/posts?',
    '/posts?sort=popular&',
    '/qna?',
    '/admin/users?',
    '/admin/interpretations?',
    '/admin/audit?',
  ])('GET %s returns 400 for a cursor with a year outside the range of the database', async (list) => {
    const { client } = await registerAdmin(service.url, service.dataSource);
    for (const time of ['-271821-04-20T00:00:00.000Z', '-005000-01-01T00:00:00.000Z']) {
      const place = `${list.includes('popular') ? '3_' : ''}${time}_${randomUUID()}`;
      const cursor = Buffer.from(place).toString('base64url');
      expect(await client.call('GET', `${list}cursor=${cursor}`)).toMatchObject({
        status: 400,
        body: { error: validationMessages.cursorInvalid, code: 'invalid_request' },
      });
    }
  });

  it.each([
    ['/posts/%zz', errorMessages.postNotFound],
    ['/posts/%E0%A4%A', errorMessages.postNotFound],
    ['/dreams/%zz', errorMessages.interpretationNotFound],
    ['/symbols/%zz', errorMessages.symbolNotFound],
    ['/%', errorMessages.pageNotFound],
  ])('%s, an undecodable path, returns 404', async (path, error) => {
    const answer = await fetch(`${service.url}/api${path}`);
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 404,
      body: { error, code: 'not_found', requestId: expect.any(String) as string },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('x-session-id')).not.toBeNull();
  });

  it('sets no-store on personal responses', async () => {
    const { client } = await registerMember(service.url);
    const { headers } = await client.call('GET', '/dreams/my-dreams');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('sets a strict Content-Security-Policy on every response', async () => {
    const { headers } = await fetch(`${service.url}/api/posts`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('shows neither stack nor SQL in a 500 response', async () => {
    const broken = await startService({ workers: 0 });
    try {
      await broken.dataSource.query('ALTER TABLE users RENAME TO people');
      const client = new CheckedClient(broken.url);
      const { status, body } = await client.call('POST', CALL, {
        email: 'a@example.com',
        password: '비밀번호',
      });
      expect(status).toBe(500);
      expect({ ...body, requestId: '' }).toEqual({
        error: errorMessages.unforeseen,
        code: 'internal',
        requestId: '',
      });
    } finally {
      await broken.close();
    }
  });
});
