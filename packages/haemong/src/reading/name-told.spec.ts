import { nameTold } from './name-told.js';

const names = { 시험: ['중간고사', '모의 고사=모의고사', '수능'], '아픈 사람': ['할머니=편찮으신 할머니'] };

describe('nameTold', () => {
  it.each([
    ['시험을 앞두면 그래요.', '다음 주가 중간고사인데', '중간고사를 앞두면 그래요.'],
    ['시험이 코앞이라 그래요.', '모의 고사 전날이에요', '모의고사가 코앞이라 그래요.'],
    ['시험에 마음이 가 있어요.', '수능이 한 달 남았어요', '수능에 마음이 가 있어요.'],
    ['아픈 사람을 두고 있으니', '할머니가 입원하셨어요', '편찮으신 할머니를 두고 있으니'],
  ])('replaces the general word in “%s”', (text, clause, expected) => {
    expect(nameTold(text, names, [clause])).toBe(expected);
  });

  it('replaces it once, and no part of another word', () => {
    expect(nameTold('시험장은 시험을 보는 데라 시험이 떠올라요.', names, ['수능 전날'])).toBe(
      '시험장은 수능을 보는 데라 시험이 떠올라요.',
    );
  });

  it('keeps the general word if the dreamer uses no other', () => {
    expect(nameTold('시험을 앞두면 그래요.', names, ['다음 주가 시험이에요'])).toBe('시험을 앞두면 그래요.');
  });
});
