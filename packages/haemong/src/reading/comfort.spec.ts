import { Haemong } from '../haemong.js';
import { loadKnowledge } from '../knowledge/files.js';
import { Reader } from '../understanding/understanding.js';
import { withoutNeedlessOpening } from './comfort.js';

const knowledge = loadKnowledge();
const reader = new Reader(knowledge);
const comfort = (answer: string, dream: string) =>
  withoutNeedlessOpening(answer, '중립', reader.understand(dream));

const DENIED = '나쁜 일을 알리는 꿈은 아니에요. 내 손을 떠난 일이에요.';

describe('an opening comfort', () => {
  it.each([
    ['놀라셨겠지만 반기던 꿈이에요.', '뱀이 물었는데 안 무서웠어요', '반기던 꿈이에요.'],
    ['얼마나 무서우셨어요. 흔한 일이에요.', '여자가 앉아 있었음. 무섭진않았음', '흔한 일이에요.'],
  ])('removes the opening comfort from “%s” if the dreamer was not afraid', (answer, dream, left) => {
    expect(comfort(answer, dream)).toBe(left);
  });

  it.each([
    ['놀라셨겠지만 반기던 꿈이에요.', '뱀이 물었어요'],
    ['놀라셨겠지만 반기던 꿈이에요.', '뱀이 물어서 너무 무서웠는데 나중엔 기뻤어요'],
    ['반기던 꿈이에요.', '뱀이 물었는데 안 무서웠어요'],
  ])('keeps the answer “%s” for the dream “%s”', (answer, dream) => {
    expect(comfort(answer, dream)).toBe(answer);
  });

  it.each([
    ['엘리베이터에 친구가 탔어요', '내 손을 떠난 일이에요.'],
    ['엘리베이터가 멈춰서 무서웠어요', DENIED],
    ['엘리베이터가 멈췄어요. 무슨 뜻인가요?', DENIED],
    ['엘리베이터가 멈췄는데 안 좋은 꿈 같아요', DENIED],
  ])('for the dream “%s”, an answer with a denial becomes “%s”', (dream, left) => {
    expect(comfort(DENIED, dream)).toBe(left);
  });

  it('keeps the denial of a traditionally bad dream, of a particular fear, and one that the next sentence refers to', () => {
    const dream = reader.understand('엘리베이터에 친구가 탔어요');
    expect(withoutNeedlessOpening(DENIED, '흉', dream)).toBe(DENIED);
    const particular = '사고를 알리는 꿈은 아니에요. 내 손을 떠난 일이에요.';
    const tied = '나쁜 일을 알리는 꿈은 아니에요. 오히려 반기던 꿈이에요.';
    for (const answer of [particular, tied])
      expect(withoutNeedlessOpening(answer, '중립', dream)).toBe(answer);
  });

  it('removes a denial that is not the first sentence', () => {
    const dream = reader.understand('엘리베이터에 친구가 탔어요');
    const answer = '손을 떠난 일을 그린 꿈이에요. 나쁜 꿈은 아니에요.';
    expect(withoutNeedlessOpening(answer, '중립', dream)).toBe('손을 떠난 일을 그린 꿈이에요.');
  });

  it('removes the comfort from the reading if the dreamer reports no fear', () => {
    const { summary } = new Haemong(knowledge).read('가위눌렸는데 귀신이 앉아있었음 무섭진 않았음');
    expect(summary).not.toContain('무서우셨');
  });
});
