import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { errorMessages } from '@kkumpuri/contract';
import { limitPolicies, lockPolicies } from '../src/limits/limits.types.js';
import { CheckedClient, registerMember } from './support/checked-client.js';
import { emailsTo, makeDataDir } from './support/emails.js';
import { startProcess } from './support/processes.js';
import { queueBackends, startService, type TestService } from './support/service.js';

const GUEST_DAILY_LIMIT = 3;

describe.each(queueBackends)('rate limits in %s', (backend) => {
  let service: TestService;
  let dataDir: string;
  let addresses = 0;

  beforeAll(async () => {
    dataDir = await makeDataDir();
    service = await startService({
      backend,
      env: {
        DATA_DIR: dataDir,
        RATE_LIMIT: 'on',
        GUEST_DAILY_LIMIT: String(GUEST_DAILY_LIMIT),
        TRUST_PROXY: '1',
      },
    });
  });

  afterAll(async () => {
    await service.close();
    await rm(dataDir, { recursive: true });
  });

  /** A client with its own address, as the trusted proxy reports it. */
  class Visitor extends CheckedClient {
    constructor(
      readonly address = `198.51.100.${(addresses += 1)}`,
      sessionId: string = randomUUID(),
      url = service.url,
    ) {
      super(url, sessionId);
    }

    override call<Body = Record<string, unknown>>(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) {
      return super.call<Body>(method, path, body, { 'x-forwarded-for': this.address, ...headers });
    }

    login(email: string, password = '틀린 비밀번호') {
      return this.call('POST', '/auth/login', { email, password });
    }

    forgot(email: string) {
      return this.call('POST', '/auth/forgot-password', { email });
    }
  }

  async function times<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
    const results: T[] = [];
    for (let n = 0; n < count; n += 1) results.push(await work(n));
    return results;
  }

  it('limits password recovery requests per session, with Retry-After', async () => {
    const visitor = new Visitor();
    const { points, seconds } = limitPolicies.forgot.person;
    const answers = await times(points, (n) => visitor.forgot(`${n}@example.com`));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { status, headers, body } = await visitor.forgot('more@example.com');
    expect({ status, error: body.error, code: body.code }).toEqual({
      status: 429,
      error: errorMessages.tooManyRequests,
      code: 'rate_limited',
    });
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect((await new Visitor(visitor.address).forgot('else@example.com')).status).toBe(200);
  });

  it('limits registrations per address across sessions', async () => {
    const address = '203.0.113.9';
    const { points } = limitPolicies.register.address;
    const invalid = (n: number) => new Visitor(address).call('POST', '/auth/register', { email: `${n}` });
    expect((await times(points, invalid)).every(({ status }) => status === 400)).toBe(true);
    expect((await invalid(points)).status).toBe(429);
    expect((await new Visitor().call('POST', '/auth/register', {})).status).toBe(400);
  });

  it('concurrent calls do not exceed a limit', async () => {
    const visitor = new Visitor();
    const { points } = limitPolicies.login.person;
    const answers = await Promise.all(
      Array.from({ length: points + 15 }, (_, n) => visitor.login(`${n}-${randomUUID()}@example.com`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(points);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('shares the counts with another api process', async () => {
    const other = await startProcess('api', service.settings);
    try {
      const visitor = new Visitor();
      const { points } = limitPolicies.forgot.person;
      await times(points, () => visitor.forgot('one@example.com'));
      const elsewhere = new Visitor(undefined, visitor.sessionId, other.url);
      expect((await elsewhere.forgot('one@example.com')).status).toBe(429);
      expect((await new Visitor(undefined, undefined, other.url).forgot('one@example.com')).status).toBe(200);
    } finally {
      await other.end();
    }
  });

  it('locks login attempts on an account for one address, but not for the owner elsewhere', async () => {
    const { email, password } = await registerMember(service.url, new Visitor());
    const { points } = lockPolicies.loginFromAddress.tries;
    const attacker = () => new Visitor('203.0.113.66');
    const guesses = await times(points, () => attacker().login(email));
    expect(guesses.every(({ status }) => status === 401)).toBe(true);
    const locked = await attacker().login(email, password);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(
      lockPolicies.loginFromAddress.lockSeconds - 10,
    );
    expect((await new Visitor().login(email, password)).status).toBe(200);
  });

  it('locks slow guessing from many addresses briefly, but not for a browser that the owner has used', async () => {
    const owner = new Visitor();
    const { email, password } = await registerMember(service.url, owner);
    const { points } = lockPolicies.loginFromAnywhere.tries;
    await Promise.all(Array.from({ length: points }, (_, n) => new Visitor(`192.0.2.${n}`).login(email)));
    const stranger = await new Visitor().login(email, password);
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('retry-after'))).toBeLessThanOrEqual(
      lockPolicies.loginFromAnywhere.lockSeconds,
    );
    expect((await new Visitor('192.0.2.250', owner.sessionId).login(email, password)).status).toBe(200);
  });

  it('limits e-mails per mailbox to five an hour, and the newest link stays valid', async () => {
    const { email } = await registerMember(service.url, new Visitor());
    for (let n = 0; n < 5; n += 1) {
      await new Visitor().forgot(email);
      await emailsTo(dataDir, email, n + 1);
    }
    expect((await new Visitor().forgot(email)).status).toBe(200);
    const emails = await emailsTo(dataDir, email, 5);
    const token = emails.at(-1)?.token;
    const body = { token, newPassword: '새로운 비밀번호' };
    expect((await new Visitor().call('POST', '/auth/reset-password', body)).status).toBe(200);
  });

  it('limits readings of a guest per day, by session and address; a repeated request is free', async () => {
    const guest = new Visitor();
    const key = { 'idempotency-key': randomUUID() };
    const replays = await Promise.all([1, 2, 3].map(() => guest.interpret('뱀이 나왔다', key)));
    expect(new Set(replays.map(({ body }) => body.id)).size).toBe(1);
    await times(GUEST_DAILY_LIMIT - 1, (n) => guest.interpret(`뱀이 ${n}번 나왔다`));
    const refused = await guest.interpret('뱀이 또 나왔다');
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'daily_limit', error: errorMessages.interpretationLimit },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect((await new Visitor(guest.address).interpret('뱀이 나왔다')).status).toBe(429);
    expect((await new Visitor('203.0.113.77', guest.sessionId).interpret('뱀이 나왔다')).status).toBe(429);
    expect((await guest.interpret('뱀이 나왔다', key)).status).toBe(201);
    expect((await new Visitor().interpret('뱀이 나왔다')).status).toBe(201);
  });

  it('does not limit readings of members or dreams in distress', async () => {
    const { client } = await registerMember(service.url, new Visitor());
    const answers = await times(GUEST_DAILY_LIMIT + 2, (n) => client.interpret(`집이 ${n}번 나왔다`));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const guest = new Visitor();
    await times(GUEST_DAILY_LIMIT, (n) => guest.interpret(`집이 ${n}번 나왔다`));
    const { status, body } = await guest.interpret('요즘 정말 죽고 싶다는 생각만 한다. 자살하고 싶다');
    expect({ status, care: body.care }).toEqual({ status: 201, care: 'crisis' });
  });
});

describe('forwarded address', () => {
  it('ignores X-Forwarded-For without a trusted proxy', async () => {
    const service = await startService({
      workers: 0,
      env: { RATE_LIMIT: 'on' },
    });
    try {
      const { points } = limitPolicies.forgot.address;
      const forgot = (n: number) =>
        new CheckedClient(service.url).call(
          'POST',
          '/auth/forgot-password',
          { email: 'no' },
          { 'x-forwarded-for': `198.51.100.${n}` },
        );
      for (let n = 0; n < points; n += 1) expect((await forgot(n)).status).toBe(400);
      expect((await forgot(points)).status).toBe(429);
    } finally {
      await service.close();
    }
  });
});

describe('unavailable rate limit store', () => {
  it('blocks no requests when the store is unavailable', async () => {
    const service = await startService({
      workers: 0,
      env: { RATE_LIMIT: 'on' },
    });
    try {
      await service.dataSource.query('DROP TABLE rate_limits');
      const { client, email, password } = await registerMember(service.url);
      expect((await client.call('POST', '/auth/login', { email, password })).status).toBe(200);
    } finally {
      await service.close();
    }
  });
});
