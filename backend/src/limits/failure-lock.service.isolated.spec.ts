import { FailureLockService } from './failure-lock.service.js';
import { limiterInMemory } from './limiter.fixture.js';
import { lockPolicies } from './limits.types.js';

const NAME = 'adminPassword';
const { tries, lockSeconds } = lockPolicies[NAME];

describe('FailureLockService', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function failTimes(times: number, lock: FailureLockService): Promise<void> {
    for (let n = 0; n < times; n += 1) {
      await lock.check(NAME, 'guesser');
      await lock.fail(NAME, 'guesser');
    }
  }

  it('allows guesses again after a lock that starts with the last failure', async () => {
    const lock = new FailureLockService(limiterInMemory());
    await failTimes(tries.points - 1, lock);
    jest.advanceTimersByTime((tries.seconds - 10) * 1000);
    await failTimes(1, lock);
    jest.advanceTimersByTime((lockSeconds - 10) * 1000);
    await expect(lock.check(NAME, 'guesser')).rejects.toMatchObject({ status: 429 });
    await lock.check(NAME, 'someone else');
    jest.advanceTimersByTime(20_000);
    await lock.check(NAME, 'guesser');
  });

  it('forgets the failures after a correct guess', async () => {
    const lock = new FailureLockService(limiterInMemory());
    await failTimes(tries.points, lock);
    await lock.succeed(NAME, 'guesser');
    await lock.check(NAME, 'guesser');
  });

  it('takes back only one try', async () => {
    const lock = new FailureLockService(limiterInMemory());
    for (let n = 0; n < tries.points; n += 1) await lock.check(NAME, 'guesser');
    await lock.undo(NAME, 'guesser');
    await lock.check(NAME, 'guesser');
    await expect(lock.check(NAME, 'guesser')).rejects.toMatchObject({ status: 429 });
  });
});
