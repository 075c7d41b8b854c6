import { readEvaluationData } from '../cli/read-data.js';
import { Haemong } from '../haemong.js';
import { loadKnowledge } from '../knowledge/files.js';
import { styleProblems } from '../schema/style.js';
import { evaluate } from './evaluate.js';
import { echoOf, isBroken, mostOftenPhrase, newInformation } from './prose.js';

const knowledge = loadKnowledge();
const figures = evaluate(new Haemong(knowledge), readEvaluationData());

/** The engine was tuned on this set: the bounds prevent regressions and predict nothing about new dreams. */
describe('readings of the development set', () => {
  it('chooses a wrong story for at most 4 dreams and a fitting one for at least 108', () => {
    expect(figures.stories.wrong).toBeLessThanOrEqual(4);
    expect(figures.stories.fitting).toBeGreaterThanOrEqual(108);
  });

  it('contradicts the annotated verdicts for at most 12% of the dreams', () => {
    expect(figures.verdictAgainst).toBeLessThanOrEqual(0.12);
    expect(figures.contradictions).toBeLessThanOrEqual(0.02);
  });

  it('answers whether the dream is good within the first two sentences', () => {
    expect(figures.questionAnswered).toBeGreaterThanOrEqual(0.85);
  });

  it('knows what at least 70% of unseen questions ask', () => {
    expect(figures.questionsKnown).toBeGreaterThanOrEqual(0.7);
  });

  it('answers at least 90% of common dreams that are only named', () => {
    expect(figures.namesAnswered).toBeGreaterThanOrEqual(0.9);
  });

  it('gives new information in well-formed Korean and rarely repeats the dream', () => {
    expect(figures.broken).toBe(0);
    expect(figures.newInformation).toBeGreaterThanOrEqual(0.75);
    expect(figures.mostOftenPhrase).toBeLessThanOrEqual(2);
    expect(figures.echo).toBeLessThanOrEqual(0.12);
    expect(figures.maskedSwap).toBeGreaterThanOrEqual(0.7);
  });

  it('reads the two dreams of at least 90% of the minimal pairs differently', () => {
    expect(figures.minimalPairs).toBeGreaterThanOrEqual(0.9);
  });
});

describe('fallback texts', () => {
  it.each(knowledge.fallbacks.map((fallback) => [fallback.name, fallback] as const))(
    '%s follows the style rules',
    (_name, fallback) => {
      const { answer, traditional, psychological, question } = fallback;
      expect([answer, traditional, psychological, question].flatMap(styleProblems)).toEqual([]);
    },
  );
});

describe('prose figures', () => {
  it('counts the most frequent phrase', () => {
    expect(mostOftenPhrase('뱀은 좋게 보던 꿈이에요. 물은 좋게 보던 꿈이에요.')).toBe(2);
  });

  it('measures how much of the dream a text repeats', () => {
    expect(echoOf('뱀이 집에 들어왔어요', '뱀이 집에 들어왔어요')).toBeGreaterThan(0.3);
    expect(echoOf('반기던 꿈이에요', '뱀이 집에 들어왔어요')).toBe(0);
  });

  it('detects malformed Korean', () => {
    expect(isBroken('{고인:은/는} 웃으셨어요.')).toBe(true);
    expect(isBroken('집에 들어오셧은 꿈이에요.')).toBe(true);
    expect(isBroken('집에 들어오신 꿈이에요.')).toBe(false);
  });

  it('ignores a sentence whose ending many readings share when measuring new information', () => {
    const readings = ['뱀', '물', '불', '집'].map((thing) => ({
      dream: thing,
      text: `${thing} 여기에 아주 가까워 보여요.`,
    }));
    expect(newInformation(readings)).toBe(0);
    expect(newInformation(readings.slice(0, 1))).toBe(1);
  });
});
