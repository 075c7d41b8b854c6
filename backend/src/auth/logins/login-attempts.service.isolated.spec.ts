import { FailureLockService } from '../../limits/failure-lock.service.js';
import { limiterInMemory } from '../../limits/limiter.fixture.js';
import { lockPolicies } from '../../limits/limits.types.js';
import { LoginAttemptsService, type Origin } from './login-attempts.service.js';

const EMAIL = 'sky@example.com';
const REFUSED = { status: 429 };
const fromAddress = (ip: string, sessionId = 'stranger'): Origin => ({
  ip,
  sessionId,
  nextSessionId: `${sessionId} after login`,
  device: null,
});
const HOME = fromAddress('192.0.2.1');
/** Each in a network of its own. */
const elsewhere = (n: number) => fromAddress(`2001:db8:${n.toString(16)}::1`);

describe('LoginAttemptsService', () => {
  let attempts: LoginAttemptsService;

  beforeEach(() => {
    const limiter = limiterInMemory();
    attempts = new LoginAttemptsService(new FailureLockService(limiter), limiter);
  });

  async function failTimes(times: number, from: (n: number) => Origin): Promise<void> {
    for (let n = 0; n < times; n += 1) {
      await attempts.check(EMAIL, from(n));
      await attempts.fail(EMAIL, from(n));
    }
  }

  it('locks an account for one address, however its e-mail is typed', async () => {
    await failTimes(lockPolicies.loginFromAddress.tries.points, () => HOME);
    await expect(attempts.check(EMAIL.toUpperCase(), HOME)).rejects.toMatchObject(REFUSED);
    await attempts.check('other@example.com', HOME);
    await attempts.check(EMAIL, fromAddress('198.51.100.1'));
  });

  it('locks an account for the network of many addresses', async () => {
    const neighbour = (n: number) => fromAddress(`2001:db8:1:${n.toString(16)}::1`);
    await failTimes(lockPolicies.loginFromNetwork.tries.points, neighbour);
    await expect(attempts.check(EMAIL, neighbour(1000))).rejects.toMatchObject(REFUSED);
    await attempts.check(EMAIL, HOME);
  });

  it('locks an account from everywhere, but not for a browser that its owner has logged in with', async () => {
    await attempts.succeed(EMAIL, fromAddress('192.0.2.9', 'owner'));
    await failTimes(lockPolicies.loginFromAnywhere.tries.points, elsewhere);
    await expect(attempts.check(EMAIL, HOME)).rejects.toMatchObject(REFUSED);
    await expect(attempts.check(EMAIL, fromAddress('192.0.2.2', 'owner'))).rejects.toMatchObject(REFUSED);
    await attempts.check(EMAIL, fromAddress('192.0.2.2', 'owner after login'));
  });

  it('locks an account for the whole period after the last failure', async () => {
    jest.useFakeTimers();
    const { tries, lockSeconds } = lockPolicies.loginFromAddress;
    await failTimes(tries.points - 1, () => HOME);
    jest.advanceTimersByTime((tries.seconds - 10) * 1000);
    await failTimes(1, () => HOME);
    jest.advanceTimersByTime((lockSeconds - 10) * 1000);
    await expect(attempts.check(EMAIL, HOME)).rejects.toMatchObject(REFUSED);
    jest.advanceTimersByTime(20_000);
    await attempts.check(EMAIL, HOME);
    jest.useRealTimers();
  });

  it('forgets the failures of an address, a network and of all after a login', async () => {
    await failTimes(lockPolicies.loginFromAddress.tries.points, () => HOME);
    await attempts.succeed(EMAIL, HOME);
    await attempts.check(EMAIL, HOME);
    await failTimes(lockPolicies.loginFromAnywhere.tries.points - 1, elsewhere);
    await attempts.succeed(EMAIL, HOME);
    await failTimes(2, (n) => elsewhere(n + 1000));
  });
});
