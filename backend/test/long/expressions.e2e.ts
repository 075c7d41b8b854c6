import { goodReading } from '../support/fake-model-answers.mjs';
import { interpretSchema, registerSchema } from '@kkumpuri/contract';
import { snakeMaterial } from '../../src/interpretation/model/material.fixture.js';
import { ProgressTeller } from '../../src/interpretation/model/progress.js';
import { checkAnswer } from '../../src/interpretation/model/checks/reading-check.js';

const BODY = 64 * 1024;
const MOST_CPU_MS = 50;

/** Time of the processor, which no other process's load changes. The best of three: compilers and collectors run too. */
function cpuOf(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

const hostileAnswers = [
  'a@'.repeat(BODY / 4),
  '.'.repeat(BODY / 2),
  `${'.)'.repeat(BODY / 4)}x`,
  '['.repeat(BODY / 2),
  `a${'\u0301\u0316'.repeat(BODY / 8)}`,
  '병병'.repeat(BODY / 12),
  'a-'.repeat(BODY / 4),
  '\n'.repeat(BODY / 4),
];

describe('the worst text', () => {
  it.each(hostileAnswers)('from a model, %#, holds no worker', (text) => {
    const answer = JSON.stringify({
      ...goodReading({ symbols: snakeMaterial.matches, dream: snakeMaterial.dreamContent }),
      summary: text,
      psychological: { text },
      questions: [text.slice(0, 1_000), text.slice(0, 1_000)],
    });
    expect(cpuOf(() => checkAnswer(answer, snakeMaterial))).toBeLessThan(MOST_CPU_MS);
    const look = () => new ProgressTeller(() => undefined, snakeMaterial.dreamContent).look(answer);
    expect(cpuOf(look)).toBeLessThan(MOST_CPU_MS);
  });

  it.each(hostileAnswers)('in a body of 64 kB, %#, is refused or taken at little cost', (text) => {
    expect(cpuOf(() => interpretSchema.safeParse({ dreamContent: text }))).toBeLessThan(MOST_CPU_MS);
    const account = { email: text, username: text, password: text };
    expect(cpuOf(() => registerSchema.safeParse(account))).toBeLessThan(MOST_CPU_MS);
  });
});
