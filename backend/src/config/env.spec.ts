import { findWarnings, loadEnv, publicUrl } from './env.js';

const complete = { DATABASE_URL: 'postgres://127.0.0.1/x', JWT_SECRET: 's'.repeat(32) };

describe('settings', () => {
  it('loadEnv returns the documented defaults', () => {
    expect(loadEnv('api', complete)).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      INTERPRET_WAIT_MS: 118_000,
      INTERPRET_DEADLINE_MS: 105_000,
      EXPOSE_TEMP_PASSWORD: false,
      RATE_LIMIT: true,
    });
  });

  it.each(['', ' ', '\t  '])('loadEnv treats the empty value %j as unset', (empty) => {
    const source = { ...complete, REDIS_URL: empty, PORT: empty, WORKER_CONCURRENCY: empty };
    const { REDIS_URL, PORT, WORKER_CONCURRENCY } = loadEnv('api', source);
    expect([REDIS_URL, PORT, WORKER_CONCURRENCY]).toEqual([undefined, 3000, 200]);
  });

  it.each([
    [{ JWT_SECRET: 's'.repeat(32) }, 'DATABASE_URL'],
    [{ ...complete, PORT: 'http' }, 'PORT'],
    [{ ...complete, DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ ...complete, RATE_LIMIT: 'maybe' }, 'RATE_LIMIT'],
    [{ ...complete, ADMIN_EMAIL: 'a@b.kr' }, 'ADMIN_EMAIL'],
    [{ DATABASE_URL: complete.DATABASE_URL }, 'JWT_SECRET'],
    [{ ...complete, JWT_SECRET: 's'.repeat(31), NODE_ENV: 'production' }, 'JWT_SECRET'],
    [{ ...complete, JWT_SECRET: ' '.repeat(40), NODE_ENV: 'production' }, 'JWT_SECRET'],
    [{ ...complete, PUBLIC_URL: 'https://a.example/?x=1' }, 'PUBLIC_URL'],
    [{ ...complete, PUBLIC_URL: 'https://a.example/#top' }, 'PUBLIC_URL'],
    [{ ...complete, EXPOSE_TEMP_PASSWORD: 'true', NODE_ENV: 'production' }, 'EXPOSE_TEMP_PASSWORD'],
    [{ ...complete, CORS_ORIGINS: 'foo' }, 'CORS_ORIGINS'],
    [{ ...complete, CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
    [{ ...complete, CORS_ORIGINS: 'https://*.example.com' }, 'CORS_ORIGINS'],
    [{ ...complete, CORS_ORIGINS: 'https://a.example, https://b.example/app' }, 'CORS_ORIGINS'],
    [{ ...complete, INTERPRET_WAIT_MS: '120000' }, 'INTERPRET_WAIT_MS'],
    [{ ...complete, MAIL_FROM: 'garbage' }, 'MAIL_FROM'],
    [{ ...complete, MAIL_FROM: '꿈풀이 no-reply@example.com' }, 'MAIL_FROM'],
    [{ ...complete, MAIL_FROM: '꿈풀이 <no-reply>' }, 'MAIL_FROM'],
    [{ ...complete, QNA_ADMIN_PASSWORD: 'fifteen letters' }, 'QNA_ADMIN_PASSWORD'],
    [{ ...complete, SESSION_IDLE: '0d' }, 'SESSION_IDLE'],
    [{ ...complete, JWT_TTL: '0s' }, 'JWT_TTL'],
    [{ ...complete, JWT_TTL: '366d' }, 'JWT_TTL'],
    [{ ...complete, JWT_TTL: 'week' }, 'JWT_TTL'],
    [{ ...complete, MODEL_DAILY_BUDGET: '5' }, 'MODEL_DAILY_BUDGET'],
    [{ ...complete, MODEL_DAILY_BUDGET: '5', MODEL_PRICE_IN: '2' }, 'MODEL_DAILY_BUDGET'],
    [{ ...complete, MODEL_DAILY_BUDGET: '5', MODEL_PRICE_OUT: '10' }, 'MODEL_DAILY_BUDGET'],
    [{ ...complete, TRUST_PROXY: 'banana' }, 'TRUST_PROXY'],
    [{ ...complete, TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ ...complete, TRUST_PROXY: '10.0.0.1,' }, 'TRUST_PROXY'],
  ])('loadEnv rejects %j with one line that names the setting', (source, name) => {
    expect(() => loadEnv('api', source)).toThrow(new RegExp(`^${name}[^\n]*$`));
  });

  it.each([
    [{ HOST: '127.0.0.1' }, 'http://127.0.0.1:3000'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
    [{ HOST: '::', PORT: '4134' }, 'http://localhost:4134'],
    [{ HOST: '0:0:0:0:0:0:0:0' }, 'http://localhost:3000'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://dream.example/' }, 'https://dream.example'],
  ])('publicUrl with the settings %j returns %s', (source, address) => {
    expect(publicUrl(loadEnv('api', { ...complete, ...source }))).toBe(address);
  });

  it('findWarnings reports a missing PUBLIC_URL in production', () => {
    const warningsFor = (source: NodeJS.ProcessEnv) =>
      findWarnings(loadEnv('api', { ...complete, ...source }));
    expect(warningsFor({ NODE_ENV: 'production', HOST: '0.0.0.0' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL: .*http:\/\/localhost:3000$/),
    ]);
    expect(warningsFor({ NODE_ENV: 'production', PUBLIC_URL: 'https://dream.example' })).toEqual([]);
    expect(warningsFor({})).toEqual([]);
  });

  it('findWarnings reports missing MODEL_PROVIDER_* settings in production', () => {
    const warningsFor = (source: NodeJS.ProcessEnv) =>
      findWarnings(
        loadEnv('api', { ...complete, NODE_ENV: 'production', PUBLIC_URL: 'https://a.example', ...source }),
      );
    const model = { OPENAI_API_KEY: 'sk-key', MODEL_PROVIDER_NAME: 'OpenAI', MODEL_PROVIDER_COUNTRY: '미국' };
    expect(warningsFor(model)).toEqual([
      expect.stringMatching(/^MODEL_PROVIDER_CONTACT, MODEL_PROVIDER_RETENTION: /),
    ]);
    const rest = { MODEL_PROVIDER_CONTACT: 'privacy@openai.com', MODEL_PROVIDER_RETENTION: '30일' };
    expect(warningsFor({ ...model, ...rest })).toEqual([]);
    expect(warningsFor({})).toEqual([]);
  });

  it('loadEnv normalizes CORS origins, with or without a trailing slash', () => {
    const { CORS_ORIGINS } = loadEnv('api', {
      ...complete,
      CORS_ORIGINS: 'https://Friend.example/, http://localhost:5173,https://a.example:443',
    });
    expect(CORS_ORIGINS).toEqual(['https://friend.example', 'http://localhost:5173', 'https://a.example']);
  });

  it.each([
    ['MAIL_FROM', 'a@b.c'],
    ['MAIL_FROM', '꿈풀이 <a@b.c>'],
    ['MAIL_FROM', '"꿈, 풀이" <no-reply@localhost>'],
    ['QNA_ADMIN_PASSWORD', 'sixteen letters!'],
    ['JWT_TTL', '365d'],
    ['JWT_TTL', '1s'],
    ['TRUST_PROXY', '2'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8, 172.16.0.0/255.240.0.0, fd00::/8, ::1'],
  ])('loadEnv accepts %s=%s', (name, value) => {
    expect(loadEnv('api', { ...complete, [name]: value })).toHaveProperty(name, value);
  });

  it('loadEnv does not require JWT_SECRET for a worker', () => {
    expect(loadEnv('worker', { DATABASE_URL: complete.DATABASE_URL }).JWT_SECRET).toBeUndefined();
  });
});
