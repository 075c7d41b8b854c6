import { loadKnowledge } from '../knowledge/files.js';
import { Reader } from '../understanding/understanding.js';
import { BesideComposer, NOTHING } from './beside.js';
import type { Reading } from './reading.js';

const knowledge = loadKnowledge();
const reader = new Reader(knowledge);
const UMBRELLA = '씌워 주는 사람을 떠올리게 하는 물건이에요.';
const composer = new BesideComposer({
  ...knowledge,
  things: {
    introduction: '{이름} 말이에요.',
    sentences: [{ names: ['우산'], text: `{이름:은/는} ${UMBRELLA}` }],
  },
});
const dream = reader.understand('길에서 우산을 주웠는데 우산이 자꾸 커졌어요');
const readingThatSays = (text: string): Reading => ({
  headline: '길에서 주운 것',
  summary: '반가운 꿈이에요.',
  symbols: [],
  traditional: { verdict: '길', text: '줍는 꿈은 반겼어요.' },
  psychological: { text },
  questions: ['무엇을 주웠나요?'],
  action: null,
  story: null,
});
const ending = { text: '우산이 자꾸 커졌어요', start: 11, end: 22, isWhole: true };

describe('a thing in a reading', () => {
  it('is spoken of at the end, although the reading quotes it', () => {
    const { psychological } = composer.withThing(
      readingThatSays('‘우산을 주웠는데’에서 멈췄어요.'),
      dream,
      {},
    );
    expect(psychological.text).toBe(`‘우산을 주웠는데’에서 멈췄어요. 우산 말이에요. 우산은 ${UMBRELLA}`);
  });

  it.each([
    ['the reading names it', '우산은 가벼워요.', {}],
    ['the reading quotes the ending', '‘우산이 자꾸 커졌어요’에서 끝났네요.', { ending }],
  ])('is not spoken of if %s', (_case, text, beside) => {
    const reading = readingThatSays(text);
    expect(composer.withThing(reading, dream, beside)).toBe(reading);
  });

  it('follows the quoted ending instead of words about any ending', () => {
    const { late } = composer.sentences({ ...NOTHING, ending }, dream);
    expect(late).toHaveLength(2);
    expect(late[1]).toBe(`우산은 ${UMBRELLA}`);
    const without = composer.sentences({ ...NOTHING, ending: { ...ending, start: 0, end: 4 } }, dream);
    expect(without.late).toHaveLength(1);
  });
});
