import { loadEnv } from './env.js';

const complete = { DATABASE_URL: 'postgres://127.0.0.1/x', JWT_SECRET: 's'.repeat(32) };

describe('settings', () => {
  it('have the documented defaults', () => {
    expect(loadEnv('api', complete)).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      INTERPRET_WAIT_MS: 118_000,
      INTERPRET_DEADLINE_MS: 105_000,
      EXPOSE_TEMP_PASSWORD: false,
      RATE_LIMIT: true,
    });
  });

  it('count an empty value as unset', () => {
    expect(loadEnv('api', { ...complete, REDIS_URL: '' }).REDIS_URL).toBeUndefined();
  });

  it.each([
    [{ JWT_SECRET: 's'.repeat(32) }, 'DATABASE_URL'],
    [{ ...complete, PORT: 'http' }, 'PORT'],
    [{ ...complete, DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ ...complete, RATE_LIMIT: 'maybe' }, 'RATE_LIMIT'],
    [{ ...complete, ADMIN_EMAIL: 'a@b.kr' }, 'ADMIN_EMAIL'],
    [{ DATABASE_URL: complete.DATABASE_URL }, 'JWT_SECRET'],
    [{ ...complete, JWT_SECRET: 's'.repeat(31), NODE_ENV: 'production' }, 'JWT_SECRET'],
    [{ ...complete, EXPOSE_TEMP_PASSWORD: 'true', NODE_ENV: 'production' }, 'EXPOSE_TEMP_PASSWORD'],
  ])('%j stop the boot with one line that names the setting', (source, name) => {
    expect(() => loadEnv('api', source)).toThrow(new RegExp(`^${name}[^\n]*$`));
  });

  it('a worker needs no JWT secret', () => {
    expect(loadEnv('worker', { DATABASE_URL: complete.DATABASE_URL }).JWT_SECRET).toBeUndefined();
  });
});
