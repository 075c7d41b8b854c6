import type { Knowledge } from '../knowledge/knowledge.js';
import type { Understanding } from '../understanding/understanding.js';
import { loadKnowledge } from '../knowledge/files.js';
import { Reader } from '../understanding/understanding.js';
import { BesideComposer } from './beside.js';

const reader = new Reader(loadKnowledge());

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
  quoting: {
    even: ['‘{인용}’{라고} 하셨지요.'],
    light: [],
    grave: [],
    whole: [],
    ending: ['꿈은 ‘{인용}’{라는} 데서 끝났네요.'],
  },
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

describe('the ending', () => {
  const start = '할머니가 괜찮다고 하셨다. ';
  const ending = { text: '문이 저절로 닫혔다', isWhole: true, start: start.length, end: start.length + 10 };
  const detail = { kind: 'told-me-something', share: 0.9, start: 0, end: 13 };
  const point = {
    start: 0,
    end: 13,
    quote: '괜찮다고 하셨다',
    kind: 'said',
    share: 0.9,
    tone: 'even' as const,
  };
  const lateIn = (dream: string, others: object) =>
    composer.sentences({ details: { others: [] }, asides: [], ending, ...others }, reader.understand(dream))
      .late;
  const short = `${start}문이 저절로 닫혔다`;
  const long = `${short}. ${'아무도 없는 방이었다. '.repeat(6)}`;
  const quoted = { point, details: { quoted: detail, others: [] } };

  it('is quoted if nothing else is', () => {
    expect(lateIn(short, {})).toEqual(['꿈은 ‘문이 저절로 닫혔다’라는 데서 끝났네요.']);
  });

  it('is quoted beside another quote only in a longer dream', () => {
    expect(lateIn(short, quoted)).toEqual([]);
    expect(lateIn(long, quoted)).toHaveLength(1);
  });

  it('is not quoted if the other quote stands after it', () => {
    const later = { ...point, start: ending.end, end: ending.end + 5 };
    expect(lateIn(long, { ...quoted, point: later })).toEqual([]);
  });
});
