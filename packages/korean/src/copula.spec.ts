import { copulaOf } from './copula.js';

describe('copulaOf', () => {
  it.each([
    ['새', '였다'],
    ['나무', '였어요'],
    ['인형', '이었음'],
    ['뱀', '인데요'],
    ['귀신', '이더라고요'],
    ['엄마', '네요'],
    ['호랑이', '셨어요'],
  ])('recognizes %s%s', (noun, rest) => {
    expect(copulaOf(noun, rest)).toMatchObject({ status: 'done', isAttributive: false });
  });

  it.each([
    ['죽', '였다'],
    ['나', '란히'],
    ['뱀', '이'],
    ['문', '네요'],
  ])('does not recognize %s%s', (noun, rest) => {
    expect(copulaOf(noun, rest)).toBeUndefined();
  });

  it('separates what is said or supposed', () => {
    expect(copulaOf('엄마', '라고')?.status).toBe('said');
    expect(copulaOf('뱀', '인줄')?.status).toBe('said');
  });

  it('recognizes an attributive form', () => {
    expect(copulaOf('학생', '인')?.isAttributive).toBe(true);
    expect(copulaOf('의사', '였던')?.isAttributive).toBe(true);
  });
});
