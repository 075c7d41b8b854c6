import type { FastifyRequest } from 'fastify';
import type { Env } from '../config/env.js';
import { GuestAllowanceService } from './guest-allowance.service.js';
import type { LimiterService } from './limiter.service.js';
import { limiterInMemory } from './limiter.fixture.js';
import { CALM_ANSWERS_KEPT } from './limits.types.js';

const GUEST_DAILY_LIMIT = 2;
const env = { GUEST_DAILY_LIMIT } as Env;
const REFUSED = { code: 'daily_limit' };

const requestOf = (caller: object, ip = '192.0.2.1') => ({ caller, ip }) as unknown as FastifyRequest;
const guest = (sessionId: string, ip?: string) => requestOf({ sessionId, user: null }, ip);
const member = (id: string) => requestOf({ sessionId: 'session', user: { id } });

describe('GuestAllowanceService', () => {
  const allowance = (limiter: LimiterService = limiterInMemory()) => new GuestAllowanceService(env, limiter);

  it('limits the readings of a session and of an address', async () => {
    const readings = allowance();
    await readings.reserveQuota(guest('one'));
    await readings.reserveQuota(guest('two'));
    await expect(readings.reserveQuota(guest('three'))).rejects.toMatchObject(REFUSED);
    await readings.reserveQuota(guest('two', '192.0.2.2'));
    await expect(readings.reserveQuota(guest('two', '192.0.2.3'))).rejects.toMatchObject(REFUSED);
  });

  it('does not limit members, and releases nothing for them', async () => {
    const readings = allowance();
    for (let n = 0; n <= GUEST_DAILY_LIMIT; n += 1)
      await (await readings.reserveQuota(member('m'))).release();
    for (let n = 0; n < GUEST_DAILY_LIMIT; n += 1) await readings.reserveQuota(guest('session'));
    await expect(readings.reserveQuota(guest('session'))).rejects.toMatchObject(REFUSED);
  });

  it('gives a released reading back to the session and the address', async () => {
    const readings = allowance();
    for (let n = 0; n <= GUEST_DAILY_LIMIT; n += 1)
      await (await readings.reserveQuota(guest('one'))).release();
    for (let n = 0; n < GUEST_DAILY_LIMIT; n += 1) await readings.reserveQuota(guest('one'));
  });

  it('stores the calm answers of a guest within the readings of the day', async () => {
    const readings = allowance();
    const stored = () => readings.reserveCalmAnswer(guest('one'));
    expect([await stored(), await stored(), await stored()]).toEqual([true, true, false]);
  });

  it('stores a limited number of calm answers per member', async () => {
    const readings = allowance();
    const stored = (id: string) => readings.reserveCalmAnswer(member(id));
    for (let n = 0; n < CALM_ANSWERS_KEPT.points; n += 1) expect(await stored('one')).toBe(true);
    expect(await stored('one')).toBe(false);
    expect(await stored('two')).toBe(true);
  });

  it('fails if the limiter does', async () => {
    const broken = { consume: () => Promise.reject(new Error('broken')) } as unknown as LimiterService;
    await expect(allowance(broken).reserveCalmAnswer(guest('one'))).rejects.toThrow('broken');
  });
});
