import type { Knowledge } from '../knowledge/knowledge.js';
import type { Understanding } from '../understanding/understanding.js';
import { QuoteComposer } from './quoting.js';

const details: Knowledge['details'] = {
  'told-me-something': {
    said: '꿈에서 들은 말이에요.',
    variants: [{ words: ['괜찮'], said: '괜찮다는 말이에요.' }],
    minor: false,
    atWaking: false,
    mine: false,
  },
};
const composer = new QuoteComposer({
  details,
  pointWords: [],
  quoting: { even: ['‘{인용}’{라고} 하셨지요.'], light: [], grave: [], whole: [] },
});
const quoted = (text: string, quote?: string) => {
  const span = { share: 0.9, start: 0, end: text.length };
  const point = { ...span, kind: 'said', tone: 'even' as const, quote };
  return composer.sentences({ point, detail: { ...span, kind: 'told-me-something' } }, {
    text,
  } as Understanding);
};

describe('the quote of a detail', () => {
  it.each([
    ['할머니가 괜찮다고 하셨다', '괜찮다는 말이에요.'],
    ['할머니가 가라고 하셨다', '꿈에서 들은 말이에요.'],
  ])('is followed by its meaning, chosen by the words of the clause: “%s”', (text, meaning) => {
    expect(quoted(text, text)).toEqual({ quote: `‘${text}’라고 하셨지요.`, meaning });
  });

  it('is left out with its meaning if the clause cannot be quoted', () => {
    expect(quoted('할머니가 괜찮다고 하셨다')).toBeUndefined();
  });
});
