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
   * For answers that are no JSON.
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
   * Answers with that status and, for a failure, in those words.
   * @param {number} status
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @param {string} [words]
   * @returns {Promise<any>}
   */
  async expect(status, method, path, body, words) {
    const answer = await this.call(method, path, body);
    const said = `${method} ${path}: ${JSON.stringify(answer.body).slice(0, 300)}`;
    assert.equal(answer.status, status, said);
    if (status < 400) return answer.body;
    assert.equal(answer.body.error, words, said);
    assert.match(answer.body.code, /^[a-z_]+$/);
    assert.equal(typeof answer.body.requestId, 'string');
    return answer.body;
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
