import { rm } from 'node:fs/promises';
import * as argon2 from '@node-rs/argon2';
import { registerMember } from './support/checked-client.js';
import { Client } from './support/client.js';
import { makeDataDir } from './support/emails.js';
import { until } from './support/processes.js';
import { startService, type TestService } from './support/service.js';

// The real functions, counted: hashing is what takes time, so equal counts mean equal time. `npm run bench` has the clock.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

const counted = { hash: jest.mocked(argon2.hash), verify: jest.mocked(argon2.verify) };

describe('the work done says nothing about who has an account', () => {
  let service: TestService;
  let dataDir: string;
  let email: string;
  let helped: string;
  const client = () => new Client(service.url);

  beforeAll(async () => {
    dataDir = await makeDataDir();
    service = await startService({ workers: 0, env: { DATA_DIR: dataDir } });
    email = (await registerMember(service.url)).email;
    helped = (await registerMember(service.url)).email;
    await client().call('POST', '/auth/forgot-password', { email: helped });
    await until(async () => {
      const [row] = await service.dataSource.query<[{ helped: boolean }]>(
        'SELECT temporary_password_hash IS NOT NULL AS helped FROM users WHERE email = $1',
        [helped],
      );
      return row.helped;
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
    ['nobody’s address', () => `no-${email}`],
    ['a member’s address', () => email],
    ['the address of a member with a temporary password', () => helped],
  ])('a wrong login with %s costs two verifications', async (_, address) => {
    const { status } = await client().call('POST', '/auth/login', {
      email: address(),
      password: '틀린 비밀번호',
    });
    expect({ status, ...work() }).toEqual({ status: 401, hashes: 0, verifications: 2 });
  });

  it.each([
    ['nobody’s', () => `no-${email}`],
    ['a member’s', () => email],
  ])('a forgotten password of %s address costs one hash', async (_, address) => {
    const { status } = await client().call('POST', '/auth/forgot-password', { email: address() });
    await until(() => work().hashes > 0);
    expect({ status, ...work() }).toEqual({ status: 200, hashes: 1, verifications: 0 });
  });
});
