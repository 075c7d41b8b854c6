import { withoutRepeatedLines, withoutRepeats } from './without-repeats.js';

describe('withoutRepeats', () => {
  it.each([
    ['재물 꿈이에요. 복권은 재미로만 사세요.', '로또 번호를 정해 주는 꿈은 없어요.', '재물 꿈이에요.'],
    ['재물 꿈이에요. 복권은 재미로만 사세요.', '반겨도 좋아요.', '재물 꿈이에요. 복권은 재미로만 사세요.'],
    ['태몽으로 여기셔도 괜찮아요.', '태몽으로 삼아도 괜찮아요.', ''],
  ])('of “%s” after “%s” is “%s”', (text, before, left) => {
    expect(withoutRepeats(text, before)).toBe(left);
  });
});

describe('withoutRepeatedLines', () => {
  it.each([
    [
      '아들딸을 가르는 말은 재미로만 들으세요. 축하해요.',
      '아들딸을 가르는 말은 집집마다 달라요.',
      '축하해요.',
    ],
    ['태몽으로 품어 두세요.', '태몽으로 반겨 온 꿈이에요.', '태몽으로 품어 두세요.'],
  ])('of “%s” after “%s” is “%s”', (text, before, left) => {
    expect(withoutRepeatedLines(text, before)).toBe(left);
  });
});
