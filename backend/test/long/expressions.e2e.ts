import { goodReading } from '../support/fake-model-answers.mjs';
import { hostileAnswers } from '../support/hostile-answers.js';
import { interpretSchema, registerSchema } from '@kkumpuri/contract';
import { snakeMaterial } from '../../src/interpretation/model/material.fixture.js';
import { ProgressTeller } from '../../src/interpretation/model/progress.js';
import { checkAnswer } from '../../src/interpretation/model/checks/reading-check.js';

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

/** Answers of one text in every part: as it is, as long as the whole may be, and as many parts of what all may be. */
function answersOf(text: string): string[] {
  return [text, text.slice(0, 4_000), text.slice(0, 650)].map((part) =>
    JSON.stringify({
      ...goodReading({ symbols: snakeMaterial.matches, dream: snakeMaterial.dreamContent }),
      headline: part,
      summary: part,
      traditional: { verdict: '길', text: part },
      psychological: { text: part },
      questions: [part],
    }),
  );
}

describe('the worst text', () => {
  it.each(Object.entries(hostileAnswers))('from a model, %s, holds no worker', (_, text) => {
    for (const answer of answersOf(text)) {
      expect(cpuOf(() => checkAnswer(answer, snakeMaterial))).toBeLessThan(MOST_CPU_MS);
      const look = () => new ProgressTeller(() => undefined, snakeMaterial.dreamContent).look(answer);
      expect(cpuOf(look)).toBeLessThan(MOST_CPU_MS);
    }
  });

  it.each(Object.entries(hostileAnswers))(
    'in a body of 64 kB, %s, is refused or taken at little cost',
    (_, text) => {
      expect(cpuOf(() => interpretSchema.safeParse({ dreamContent: text }))).toBeLessThan(MOST_CPU_MS);
      const account = { email: text, username: text, password: text };
      expect(cpuOf(() => registerSchema.safeParse(account))).toBeLessThan(MOST_CPU_MS);
    },
  );
});
