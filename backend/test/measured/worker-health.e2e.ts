import { randomInt } from 'node:crypto';
import { Client } from '../support/client.js';
import { createDatabase, type TestDatabase } from '../support/databases.js';
import { dreamHash } from '../support/fake-model-server.mjs';
import { hostileAnswers } from '../support/hostile-answers.js';
import { ModelProcess } from '../support/model-process.js';
import { type ServiceProcess, startProcess } from '../support/processes.js';
import { bestOfRounds, ownTimeOf, slowestHealthDuring, underAttack } from '../support/promptness.js';

const MAX_MS = 100;
const MAX_READ_MS = 1_000;
const DREAM = '큰 뱀이 집으로 들어왔다';
const DREAM_BESIDE = '맑은 냇가에서 잉어를 안았다';
/** Like a real model: a few characters at a time. */
const CHUNK = 40;

const fromRandomAddress = () => ({
  'x-forwarded-for': [198, 18, randomInt(256), randomInt(256)].join('.'),
});

/** Answers with the text in full in each part, and cut to the checked length. */
const answersOf = (text: string) =>
  [text, text.slice(0, 650)].map((part) =>
    JSON.stringify({
      care: 'none',
      headline: part,
      summary: part,
      symbols: [],
      traditional: { verdict: '길', text: part },
      psychological: { text: part },
      questions: [part],
    }),
  );

describe('health of a worker whose model answers 20 dreams a second with hostile text', () => {
  let database: TestDatabase;
  let model: ModelProcess;
  let api: ServiceProcess;
  let worker: ServiceProcess;

  beforeAll(async () => {
    [database, model] = await Promise.all([createDatabase(), ModelProcess.start()]);
    const settings = {
      DATABASE_URL: database.url,
      JWT_SECRET: 'a-secret-of-the-tests-with-32-characters',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
      OPENAI_BASE_URL: model.baseURL,
      OPENAI_MODEL: 'scripted-model',
      SHUTDOWN_GRACE_MS: '500',
    };
    [api, worker] = await Promise.all([startProcess('api', settings), startProcess('worker', settings)]);
  });

  afterAll(async () => {
    // A frozen worker would not react to SIGTERM.
    await Promise.all([api?.end(), worker?.end('SIGKILL'), model?.end()]);
    await database?.drop();
  });

  const attack = () => new Client(api.url).interpret(DREAM, fromRandomAddress());

  /** Measures how long another guest waits for a dream that the same model answers well. */
  async function timeOtherReading(): Promise<number> {
    let engine: string | null = null;
    const ms = await ownTimeOf([worker.child.pid ?? 0], async () => {
      const answer = await new Client(api.url).interpret(DREAM_BESIDE, fromRandomAddress());
      engine = answer.status === 201 ? answer.body.engine : null;
    });
    return engine === 'scripted-model' ? ms : Infinity;
  }

  it.each(Object.entries(hostileAnswers))(
    'health responds within 100 ms and another dream is read under %s',
    async (_, text) => {
      for (const answer of answersOf(text)) {
        await model.script({
          always: { behaviour: 'written', text: answer, chunkSize: CHUNK, chunkDelayMs: 1 },
          forDream: { [dreamHash(DREAM_BESIDE)]: { behaviour: 'ok' } },
        });
        expect(await slowestHealthDuring(worker, attack, MAX_MS)).toBeLessThanOrEqual(MAX_MS);
        const ms = await bestOfRounds(MAX_READ_MS, () => underAttack(attack, timeOtherReading));
        expect(ms).toBeLessThanOrEqual(MAX_READ_MS);
      }
    },
  );
});
