import { PointWordChooser } from './point-words.js';
import type { Point } from './point-finder.js';

const quoting = {
  even: ['저는 ‘{인용}’{라는} 대목이 제일 오래 남네요.', '‘{인용}’{라고} 하셨지요.'],
  light: [],
  grave: [],
  whole: [],
};
const chooser = new PointWordChooser([], quoting);
const point = { quote: '문이 열렸음', tone: 'even' } as Point;
const DREAMS = ['꿈 하나', '꿈 둘', '꿈 셋', '꿈 넷', '꿈 다섯', '꿈 여섯'];

describe('the sentence that quotes a clause', () => {
  it('has the particle that the last syllable needs', () => {
    const sentences = DREAMS.map((dream) => chooser.quoteSentence(point, dream));
    expect(new Set(sentences)).toEqual(
      new Set(['저는 ‘문이 열렸음’이라는 대목이 제일 오래 남네요.', '‘문이 열렸음’이라고 하셨지요.']),
    );
  });

  it('does not share a word with the next sentence', () => {
    const next = '꿈에서 들은 한마디는 장면보다 오래 귀에 남지요.';
    const sentences = DREAMS.map((dream) => chooser.quoteSentence(point, dream, next));
    expect(new Set(sentences)).toEqual(new Set(['‘문이 열렸음’이라고 하셨지요.']));
  });
});
