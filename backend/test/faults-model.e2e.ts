import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerMember } from './support/checked-client.js';
import { Client } from './support/client.js';
import { expectAllRead } from './support/dreams-of.js';
import { startFakeModelServer, type Step } from './support/fake-model-server.mjs';
import { recordFinding, isLongForm, oneBackend, timed } from './support/fault-form.js';
import { queueBackends, startService, type TestService } from './support/service.js';

const DREAM = '큰 뱀이 집으로 들어왔다';
/** The default deadline would make every hang last two minutes. */
const DEADLINE_MS = isLongForm ? 20_000 : 4_000;

interface Fault {
  fault: string;
  next: Step[];
  status: number;
  engine: 'scripted-model' | 'lexicon';
  calls?: number;
  atLeastMs?: number;
}

/** What the model does and the result. Each step is one call; afterwards the model works again. */
const FAULTS: Fault[] = [
  {
    fault: '429 with Retry-After: 2',
    next: [{ behaviour: 'rate_limited', retryAfter: 2 }],
    status: 201,
    engine: 'scripted-model',
    calls: 2,
    atLeastMs: 2_000,
  },
  {
    fault: '500 twice',
    next: [{ behaviour: 'error', status: 500, times: 2 }],
    status: 201,
    engine: 'scripted-model',
    calls: 3,
  },
  {
    fault: '500 every time',
    next: [{ behaviour: 'error', status: 500, times: 50 }],
    status: 201,
    engine: 'lexicon',
  },
  { fault: 'hang', next: [{ behaviour: 'hang' }], status: 504, engine: 'lexicon', calls: 1 },
  {
    fault: 'one byte a second',
    next: [{ behaviour: 'drip', dripMs: 1_000 }],
    status: 504,
    engine: 'lexicon',
    calls: 1,
  },
  {
    fault: 'a truncated response',
    next: [{ behaviour: 'half_close' }],
    status: 201,
    engine: 'scripted-model',
    calls: 2,
  },
  {
    fault: 'a response whose connection breaks',
    next: [{ behaviour: 'cut' }],
    status: 201,
    engine: 'scripted-model',
    calls: 2,
  },
  {
    fault: '50 MB',
    next: [{ behaviour: 'huge', megabytes: 50, times: 2 }],
    status: 201,
    engine: 'lexicon',
    calls: 2,
  },
  {
    fault: '50 MB in one line',
    next: [{ behaviour: 'huge', megabytes: 50, oneLine: true, times: 2 }],
    status: 201,
    engine: 'lexicon',
    calls: 2,
  },
];

describe.each(isLongForm ? queueBackends : (['postgres'] as const))(
  'model faults (queue in %s)',
  (backend) => {
    let model: Awaited<ReturnType<typeof startFakeModelServer>>;
    let service: TestService;

    beforeAll(async () => {
      model = await startFakeModelServer();
      service = await startService({
        backend,
        env: {
          OPENAI_BASE_URL: model.baseURL,
          OPENAI_MODEL: 'scripted-model',
          INTERPRET_DEADLINE_MS: String(DEADLINE_MS),
        },
      });
    });

    afterAll(async () => {
      await service.close();
      await model.close();
    });

    it.each(FAULTS)('$fault: returns $status and stores one reading by $engine', async (fault) => {
      model.script({ next: fault.next });
      const guest = new Client(service.url);
      const memory = process.memoryUsage().rss;
      const { status, body, ms } = await timed(guest.interpret(DREAM));
      expect({ status, id: body.id }).toEqual({ status: fault.status, id: expect.any(String) as string });
      if (fault.calls) expect(model.calls().calls).toBe(fault.calls);
      if (fault.atLeastMs) expect(ms).toBeGreaterThan(fault.atLeastMs);
      expect(ms).toBeLessThan(DEADLINE_MS + 5_000);
      expect(process.memoryUsage().rss - memory).toBeLessThan(200 * 1024 * 1024);
      await expectAllRead(service.dataSource, guest);
      expect(await guest.find(body.id)).toMatchObject({ engine: fault.engine });
      const within = fault.status === 504 ? `, deadline ${DEADLINE_MS / 1000} s` : '';
      recordFinding({ fault: `model: ${fault.fault}${within}`, queue: backend, answer: status, ms });
    });
  },
);

describe.each(oneBackend('postgres'))('model without a fallback (queue in %s)', (backend) => {
  it('retries a failed reading with the same key once for concurrent requests, at no extra quota', async () => {
    const model = await startFakeModelServer({ always: { behaviour: 'error', status: 401 } });
    const env = { OPENAI_BASE_URL: model.baseURL, LEXICON_FALLBACK: 'off', GUEST_DAILY_LIMIT: '3' };
    const service = await startService({ backend, env: { ...env, RATE_LIMIT: 'on' } });
    const guest = new Client(service.url);
    const ask = () => guest.interpret(DREAM, { 'idempotency-key': 'again' });
    const failed = await ask();
    model.script({});
    const answers = await Promise.all([ask(), ask()]);
    const { calls } = model.calls();
    const others = [await guest.interpret(DREAM), await guest.interpret(DREAM)];
    await service.close();
    await model.close();
    expect(failed).toMatchObject({ status: 503, body: { code: 'model_unavailable' } });
    expect(failed.headers.get('retry-after')).toBe('30');
    expect(answers.map(({ status, body }) => ({ status, id: body.id }))).toEqual(
      Array(2).fill({ status: 201, id: failed.body.id }),
    );
    expect(calls).toBe(1);
    expect(others.map(({ status }) => status)).toEqual([201, 429]);
  });
});

describe('unwritable outbox', () => {
  it('an unwritable outbox does not change the response to a password recovery request', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kkumpuri-full-'));
    writeFileSync(join(folder, 'outbox'), 'a file where the folder should be');
    const service = await startService({ env: { DATA_DIR: folder }, workers: 0 });
    const { email } = await registerMember(service.url);
    const ask = (email: string) =>
      timed(new Client(service.url).call('POST', '/auth/forgot-password', { email }));
    const known = await ask(email);
    const unknown = await ask('nobody@example.com');
    await service.close();
    expect(readdirSync(folder)).toEqual(['outbox']);
    rmSync(folder, { recursive: true });
    expect({ status: known.status, body: known.body }).toEqual({ status: 200, body: unknown.body });
    recordFinding({ fault: 'outbox cannot be written', queue: 'either', answer: known.status, ms: known.ms });
  });
});
