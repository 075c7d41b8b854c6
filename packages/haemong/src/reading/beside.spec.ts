import type { Knowledge } from '../knowledge/knowledge.js';
import type { Understanding } from '../understanding/understanding.js';
import { BesideComposer } from './beside.js';

const said = (text: string) => ({ default: text, light: text });
const details: Knowledge['details'] = {
  'told-me-something': {
    said: said('꿈에서 들은 말이에요.'),
    variants: [{ words: ['괜찮'], said: said('괜찮다는 말이에요.') }],
    saidBy: [],
    minor: false,
    atWaking: false,
    mine: false,
  },
};
const composer = new BesideComposer({
  details,
  pointWords: [],
  quoting: {} as Knowledge['quoting'],
  things: { introduction: '', sentences: [] },
});

describe('the meaning of a detail', () => {
  it.each([
    ['할머니가 괜찮다고 하셨다', '괜찮다는 말이에요.'],
    ['할머니가 가라고 하셨다', '꿈에서 들은 말이에요.'],
  ])('is chosen by the words of its clause: “%s”', (text, meaning) => {
    const detail = { kind: 'told-me-something', share: 0.9, start: 0, end: text.length };
    const beside = { details: { others: [detail] }, asides: [] };
    expect(composer.sentences(beside, { text } as Understanding).late).toEqual([meaning]);
  });
});
