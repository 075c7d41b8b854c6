import { loadKnowledge } from '../knowledge/files.js';
import { asTyped, Spacer } from './spacing.js';

const spacer = new Spacer(loadKnowledge().spacing);

describe('spaces that a dreamer left out', () => {
  it.each([
    [
      '돌아가신할머니가나와서밥을차려줬는데맛있게먹었어요',
      '돌아가신 할머니가 나와서 밥을 차려줬는데 맛있게 먹었어요',
    ],
    ['집에불이났는데구경만했어요불이엄청커서', '집에 불이 났는데 구경만 했어요 불이 엄청 커서'],
  ])('are inserted in “%s”', (typed, spaced) => {
    expect(spacer.space(typed)).toBe(spaced);
  });

  it('are not inserted in a text typed with spaces', () => {
    const typed = '시골집장독대 위에 구렁이가 앉아있었어요';
    expect(spacer.space(typed)).toBe(typed);
  });

  it('do not change a quote of the typed text', () => {
    const typed = '집에불이났는데 구경만했어요불이엄청커서';
    const text = '집에 불이 났는데 구경만 했어요 불이 엄청 커서';
    expect(asTyped({ typed, text }, { start: 3, end: 9 })).toEqual({ start: 2, end: 7, quote: '불이났는데' });
  });
});
