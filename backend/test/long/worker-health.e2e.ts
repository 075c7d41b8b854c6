import { randomInt } from 'node:crypto';
import { Client } from '../support/client.js';
import { createDatabase, type TestDatabase } from '../support/databases.js';
import { dreamHash } from '../support/fake-model-server.mjs';
import { hostileAnswers } from '../support/hostile-answers.js';
import { ModelProcess } from '../support/model-process.js';
import { type ServiceProcess, startProcess } from '../support/processes.js';
import { bestOfRounds, ownTimeOf, slowestHealthBeside, underAttack } from '../support/promptness.js';

const PROMPT_MS = 100;
const READ_MS = 1_000;
const DREAM = '큰 뱀이 집으로 들어왔다';
const DREAM_BESIDE = '맑은 냇가에서 잉어를 안았다';
/** As models write: a few characters at a time. */
const CHUNK = 40;

const fromAnywhere = () => ({
  'x-forwarded-for': [198, 18, randomInt(256), randomInt(256)].join('.'),
});

/** Answers with one text in a part, and with as much of it in every part as is looked at. */
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

describe('a worker whose model answers 20 dreams a second with', () => {
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
    await Promise.all([api?.end(), worker?.end(), model?.end()]);
    await database?.drop();
  });

  const attack = () => new Client(api.url).interpret(DREAM, fromAnywhere());

  /** How long somebody else waits for a dream that the same model reads well. */
  async function msOfReadingBeside(): Promise<number> {
    let engine: string | null = null;
    const ms = await ownTimeOf([worker.child.pid ?? 0], async () => {
      const answer = await new Client(api.url).interpret(DREAM_BESIDE, fromAnywhere());
      engine = answer.status === 201 ? answer.body.engine : null;
    });
    return engine === 'scripted-model' ? ms : Infinity;
  }

  it.each(Object.entries(hostileAnswers))('%s answers at once, and reads another dream', async (_, text) => {
    for (const answer of answersOf(text)) {
      await model.script({
        always: { behaviour: 'written', text: answer, chunkSize: CHUNK, chunkDelayMs: 1 },
        forDream: { [dreamHash(DREAM_BESIDE)]: { behaviour: 'ok' } },
      });
      expect(await slowestHealthBeside(worker, attack, PROMPT_MS)).toBeLessThanOrEqual(PROMPT_MS);
      const ms = await bestOfRounds(READ_MS, () => underAttack(attack, msOfReadingBeside));
      expect(ms).toBeLessThanOrEqual(READ_MS);
    }
  });
});
