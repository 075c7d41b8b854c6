import { goodReading } from '../support/fake-model-answers.mjs';
import { hostileAnswers } from '../support/hostile-answers.js';
import { interpretSchema, registerSchema } from '@kkumpuri/contract';
import { snakeMaterial } from '../../src/interpretation/model/material.fixture.js';
import { ProgressReporter } from '../../src/interpretation/model/progress.js';
import { checkAnswer } from '../../src/interpretation/model/checks/reading-check.js';

const MAX_CPU_MS = 50;

/** CPU time, so that other processes do not matter. The best of three, because JIT and garbage collection run too. */
function cpuOf(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

/** Answers with the text in every part: in full, cut to the answer's maximum length, and cut to that of one part. */
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

describe('CPU time of hostile texts', () => {
  it.each(Object.entries(hostileAnswers))('checking a model answer of %s takes at most 50 ms', (_, text) => {
    for (const answer of answersOf(text)) {
      expect(cpuOf(() => checkAnswer(answer, snakeMaterial))).toBeLessThan(MAX_CPU_MS);
      const check = () => new ProgressReporter(() => undefined, snakeMaterial.dreamContent).check(answer);
      expect(cpuOf(check)).toBeLessThan(MAX_CPU_MS);
    }
  });

  it.each(Object.entries(hostileAnswers))('validating a request of %s takes at most 50 ms', (_, text) => {
    expect(cpuOf(() => interpretSchema.safeParse({ dreamContent: text }))).toBeLessThan(MAX_CPU_MS);
    const account = { email: text, username: text, password: text };
    expect(cpuOf(() => registerSchema.safeParse(account))).toBeLessThan(MAX_CPU_MS);
  });
});
