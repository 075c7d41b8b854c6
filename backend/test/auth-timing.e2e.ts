import { rm } from 'node:fs/promises';
import { registerMember } from './support/checked-client.js';
import { Client } from './support/client.js';
import { makeDataDir } from './support/letters.js';
import { startService, type TestService } from './support/service.js';

const TRIES = 100;

describe('time says nothing about who has an account', () => {
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
  });

  afterAll(async () => {
    await service.close();
    await rm(dataDir, { recursive: true });
  });

  /** Interleaved and in changing order, so that whatever slows the machine slows all alike. */
  async function medians(calls: (() => Promise<unknown>)[], tries: number): Promise<number[]> {
    const times = calls.map((): number[] => []);
    for (let round = 0; round < tries + 5; round += 1) {
      for (let step = 0; step < calls.length; step += 1) {
        const which = (step + round) % calls.length;
        const begun = performance.now();
        await calls[which]?.();
        if (round >= 5) times[which]?.push(performance.now() - begun);
      }
    }
    return times.map((all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0);
  }

  function expectWithinFivePercent(values: number[]): void {
    expect(Math.max(...values) / Math.min(...values)).toBeLessThan(1.05);
  }

  it('unknown, wrong, and wrong with a temporary password about take a login as long', async () => {
    const attempt = (address: string) => () =>
      client().call('POST', '/auth/login', { email: address, password: '틀린 비밀번호' });
    expectWithinFivePercent(await medians([attempt(`no-${email}`), attempt(email), attempt(helped)], TRIES));
  }, 120_000);

  it('known and unknown take forgotten passwords as long', async () => {
    const forgot = (address: string) => () =>
      client().call('POST', '/auth/forgot-password', { email: address });
    expectWithinFivePercent(await medians([forgot(email), forgot(`no-${email}`)], TRIES));
  }, 120_000);
});
