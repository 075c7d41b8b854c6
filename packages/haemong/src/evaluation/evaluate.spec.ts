import { readEvaluationData, readWords } from '../cli/read-data.js';
import { Haemong } from '../haemong.js';
import { loadKnowledge } from '../knowledge/load.js';
import { styleProblems } from '../schema/style.js';
import { evaluate } from './evaluate.js';
import { echoOf, isBroken, mostOftenPhrase, newInformation } from './prose.js';

const words = readWords();
const figures = evaluate(new Haemong(loadKnowledge()), readEvaluationData());

/** The engine was mended by this set: these bounds keep what was reached and say nothing of fresh dreams. */
describe('readings of the development set', () => {
  it('tell a wrong story rarely, and a fitting one of most dreams', () => {
    expect(figures.stories.wrong).toBeLessThanOrEqual(4);
    expect(figures.stories.fitting).toBeGreaterThanOrEqual(108);
  });

  it('keep to the verdicts that tradition allows', () => {
    expect(figures.verdictAgainst).toBeLessThanOrEqual(0.12);
    expect(figures.contradictions).toBeLessThanOrEqual(0.02);
  });

  it('answer whether the dream is good within two sentences', () => {
    expect(figures.questionAnswered).toBeGreaterThanOrEqual(0.85);
  });

  it('tell something new in whole Korean and do not echo the dream', () => {
    expect(figures.broken).toBe(0);
    expect(figures.newInformation).toBeGreaterThanOrEqual(0.75);
    expect(figures.mostOftenPhrase).toBeLessThanOrEqual(2);
    expect(figures.echo).toBeLessThanOrEqual(0.12);
    expect(figures.maskedSwap).toBeGreaterThanOrEqual(0.7);
  });

  it('change with what decides', () => {
    expect(figures.minimalPairs).toBeGreaterThanOrEqual(0.9);
  });
});

describe('the words where no story fits', () => {
  it.each(words.fallbacks.map((fallback) => [fallback.name, fallback] as const))('%s', (_name, fallback) => {
    const { answer, traditional, psychological, question } = fallback;
    expect([answer, traditional, psychological, question].flatMap(styleProblems)).toEqual([]);
  });
});

describe('the figures of prose', () => {
  it('count the phrase that comes most often', () => {
    expect(mostOftenPhrase('뱀은 좋게 보던 꿈이에요. 물은 좋게 보던 꿈이에요.')).toBe(2);
  });

  it('see the words of the dream', () => {
    expect(echoOf('뱀이 집에 들어왔어요', '뱀이 집에 들어왔어요')).toBeGreaterThan(0.3);
    expect(echoOf('반기던 꿈이에요', '뱀이 집에 들어왔어요')).toBe(0);
  });

  it('see forms that nobody says', () => {
    expect(isBroken('{고인:은/는} 웃으셨어요.')).toBe(true);
    expect(isBroken('집에 들어오셧은 꿈이에요.')).toBe(true);
    expect(isBroken('집에 들어오신 꿈이에요.')).toBe(false);
  });

  it('take a sentence that ends as in many readings for nothing new', () => {
    const readings = ['뱀', '물', '불', '집'].map((thing) => ({
      dream: thing,
      text: `${thing} 여기에 아주 가까워 보여요.`,
    }));
    expect(newInformation(readings)).toBe(0);
    expect(newInformation(readings.slice(0, 1))).toBe(1);
  });
});
