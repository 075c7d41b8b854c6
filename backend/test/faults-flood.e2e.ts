import { Client } from './support/client.js';
import { startFakeModelServer } from './support/fake-model-server.mjs';
import { recordFinding, isLongForm, oneBackend, timed } from './support/fault-form.js';
import { startService } from './support/service.js';

const CONCURRENCY = 8;
/** The first readings take longer, so that many dreams arrive before the first has ended. */
const COLD_READING_MS = 3_000;
const DREAM = '큰 뱀이 집으로 들어왔다';

/**
 * 2.5 times the capacity of eight concurrent readings; 5 times in the short form. Its readings take longer, because other
 * test files run beside it and lengthen the pauses between readings.
 */
const flood = isLongForm
  ? { dreams: 240, everyMs: 50, readingMs: 1_000, deadlineMs: '12000' }
  : { dreams: 160, everyMs: 50, readingMs: 2_000, deadlineMs: '24000' };

describe.each(oneBackend('postgres'))('flood of dreams (queue in %s)', (backend) => {
  it('completes admitted dreams during a flood, refuses others quickly, and keeps lists fast', async () => {
    const reading = { behaviour: 'ok', delayMs: flood.readingMs, whole: true } as const;
    const model = await startFakeModelServer({
      next: Array.from({ length: CONCURRENCY }, () => ({ ...reading, delayMs: COLD_READING_MS })),
      always: reading,
    });
    const service = await startService({
      backend,
      env: {
        OPENAI_BASE_URL: model.baseURL,
        WORKER_CONCURRENCY: String(CONCURRENCY),
        INTERPRET_WAIT_MS: flood.deadlineMs,
        INTERPRET_DEADLINE_MS: flood.deadlineMs,
      },
    });
    const calls: Promise<{ status: number; ms: number }>[] = [];
    const lists: Promise<{ status: number; ms: number }>[] = [];
    for (let sent = 0; sent < flood.dreams; sent += 1) {
      calls.push(timed(new Client(service.url).interpret(DREAM)));
      if (sent % 10 === 0) lists.push(timed(new Client(service.url).call('GET', '/posts')));
      await new Promise((resolve) => setTimeout(resolve, flood.everyMs));
    }
    const answers = await Promise.all(calls);
    const refused = answers.filter(({ status }) => status === 503);
    const slowest = (of: { ms: number }[]) => Math.max(...of.map(({ ms }) => ms));
    const listed = await Promise.all(lists);
    await service.close();
    await model.close();
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([201, 503]);
    expect(refused.length).toBeGreaterThan(20);
    const read = answers.length - refused.length;
    const slowestRead = slowest(answers.filter(({ status }) => status === 201));
    // Neither waits for the dreams. The bound is relative because the machine may be busy.
    expect(slowest(refused)).toBeLessThan(slowestRead / 5);
    expect(slowest(listed)).toBeLessThan(slowestRead / 5);
    recordFinding({
      fault: `2.5 times the capacity: ${read} of ${flood.dreams} admitted, the slowest`,
      queue: backend,
      answer: 201,
      ms: slowestRead,
    });
    recordFinding({
      fault: '2.5 times the capacity: rejected, the slowest',
      queue: backend,
      answer: 503,
      ms: slowest(refused),
    });
    recordFinding({
      fault: '2.5 times the capacity: a list request, the slowest',
      queue: backend,
      answer: 200,
      ms: slowest(listed),
    });
  });
});
