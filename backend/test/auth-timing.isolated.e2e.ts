import { rm } from 'node:fs/promises';
import * as argon2 from '@node-rs/argon2';
import { registerMember } from './support/checked-client.js';
import { Client } from './support/client.js';
import { makeDataDir } from './support/emails.js';
import { until } from './support/processes.js';
import { startService, type TestService } from './support/service.js';

// Count the real calls: hashing takes most of the time, so equal counts mean equal time. `npm run bench` measures time.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

const counted = { hash: jest.mocked(argon2.hash), verify: jest.mocked(argon2.verify) };

describe('password hashing does not reveal which accounts exist', () => {
  let service: TestService;
  let dataDir: string;
  let email: string;
  let emailWithTemporary: string;
  const client = () => new Client(service.url);

  beforeAll(async () => {
    dataDir = await makeDataDir();
    service = await startService({ workers: 0, env: { DATA_DIR: dataDir } });
    email = (await registerMember(service.url)).email;
    emailWithTemporary = (await registerMember(service.url)).email;
    await client().call('POST', '/auth/forgot-password', { email: emailWithTemporary });
    await until(async () => {
      const [row] = await service.dataSource.query<[{ hasTemporary: boolean }]>(
        'SELECT temporary_password_hash IS NOT NULL AS "hasTemporary" FROM users WHERE email = $1',
        [emailWithTemporary],
      );
      return row.hasTemporary;
    });
  });

  afterAll(async () => {
    await service.close();
    await rm(dataDir, { recursive: true });
  });

  beforeEach(() => {
    counted.hash.mockClear();
    counted.verify.mockClear();
  });

  const work = () => ({
    hashes: counted.hash.mock.calls.length,
    verifications: counted.verify.mock.calls.length,
  });

  it.each([
    ['an unknown address', () => `no-${email}`],
    ['a member’s address', () => email],
    ['the address of a member with a temporary password', () => emailWithTemporary],
  ])('a failed login with %s makes two verifications', async (_, address) => {
    const { status } = await client().call('POST', '/auth/login', {
      email: address(),
      password: '틀린 비밀번호',
    });
    expect({ status, ...work() }).toEqual({ status: 401, hashes: 0, verifications: 2 });
  });

  it.each([
    ['an unknown', () => `no-${email}`],
    ['a known', () => email],
  ])('a recovery request for %s address makes one hash', async (_, address) => {
    const { status } = await client().call('POST', '/auth/forgot-password', { email: address() });
    await until(() => work().hashes > 0);
    expect({ status, ...work() }).toEqual({ status: 200, hashes: 1, verifications: 0 });
  });
});
