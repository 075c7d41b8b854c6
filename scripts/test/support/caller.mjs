import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

export const NOWHERE = '0b7c0c1e-0000-4000-8000-000000000000';

export class Caller {
  /**
   * @param {string} address
   * @param {string} [token]
   */
  constructor(address, token) {
    this.address = address;
    this.token = token;
    this.session = randomUUID();
  }

  /** @returns {Promise<{ status: number; headers: Headers; body: any }>} */
  async call(method, path, body, headers = {}) {
    const response = await this.callBare(method, path, body, headers);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  /**
   * For responses that are not JSON.
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   */
  callBare(method, path, body, headers = {}) {
    return fetch(`${this.address}/api${path}`, {
      method,
      headers: {
        'x-session-id': this.session,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  /**
   * Asserts the status and, for an error, its message; returns the body.
   * @param {number} status
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @param {string} [message]
   * @returns {Promise<any>}
   */
  async expect(status, method, path, body, message) {
    const response = await this.call(method, path, body);
    const context = `${method} ${path}: ${JSON.stringify(response.body).slice(0, 300)}`;
    assert.equal(response.status, status, context);
    if (status < 400) return response.body;
    assert.equal(response.body.error, message, context);
    assert.match(response.body.code, /^[a-z_]+$/);
    assert.equal(typeof response.body.requestId, 'string');
    return response.body;
  }
}

export const letters = (count) => '가'.repeat(count);
export const question = (changes = {}) => ({
  title: '이 꿈의 뜻이 궁금해요',
  category: '일반',
  content: '용이 하늘로 올라가는 꿈을 꾸었는데 어떤 뜻인지 궁금합니다.',
  ...changes,
});

export async function register(address, name) {
  const email = `${name}-${randomUUID().slice(0, 8)}@example.com`;
  const guest = new Caller(address);
  const { token, user } = await guest.expect(201, 'POST', '/auth/register', {
    email,
    username: name,
    password: 'moonlight-9',
  });
  const member = new Caller(address, token);
  member.session = guest.session;
  return Object.assign(member, { email, user });
}
