import type { Env } from '../config/env.js';
import { VIEWS } from './limits.types.js';
import type { ViewAllowanceService } from './view-allowance.service.js';

const request = (ip = '192.0.2.1', method = 'GET') => ({ method, ip });
let Service: typeof ViewAllowanceService;
const allowanceWith = (RATE_LIMIT: boolean) => new Service({ RATE_LIMIT } as Env);

/** Adds one view to each of `items` posts and returns how many count. */
function countedOf(items: number, allowance: ViewAllowanceService, ip?: string): number {
  const counted = Array.from({ length: items }, (_, item) => allowance.take(request(ip), `post ${item}`));
  return counted.filter(Boolean).length;
}

describe('ViewAllowanceService', () => {
  beforeAll(async () => {
    jest.useFakeTimers();
    // lru-cache keeps the clock that it finds when it is loaded, and takes an entry of the time 0 for one without a limit.
    jest.advanceTimersByTime(1000);
    Service = (await import('./view-allowance.service.js')).ViewAllowanceService;
  });
  afterAll(() => jest.useRealTimers());

  it('limits the views of an address on one post, and starts anew a day after the first', () => {
    const allowance = allowanceWith(true);
    const takeAll = (times: number) =>
      Array.from({ length: times }, () => allowance.take(request(), 'post')).filter(Boolean).length;
    expect(takeAll(VIEWS.ofOne.points + 5)).toBe(VIEWS.ofOne.points);
    jest.advanceTimersByTime(VIEWS.ofOne.seconds * 1000 - 1000);
    expect(takeAll(1)).toBe(0);
    jest.advanceTimersByTime(2000);
    expect(takeAll(1)).toBe(1);
  });

  it('limits the views of an address on all posts', () => {
    const allowance = allowanceWith(true);
    expect(countedOf(VIEWS.ofAll.points + 5, allowance)).toBe(VIEWS.ofAll.points);
    expect(countedOf(5, allowance, '192.0.2.2')).toBe(5);
  });

  it('uses nothing for HEAD', () => {
    const allowance = allowanceWith(true);
    for (let time = 0; time < VIEWS.ofOne.points; time += 1)
      expect(allowance.take(request('192.0.2.1', 'HEAD'), 'post')).toBe(true);
    expect(allowance.take(request(), 'post')).toBe(true);
  });

  it('limits nothing if limits are off', () => {
    const allowance = allowanceWith(false);
    expect(countedOf(VIEWS.ofAll.points + 5, allowance)).toBe(VIEWS.ofAll.points + 5);
  });
});
