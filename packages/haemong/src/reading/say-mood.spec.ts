import { loadKnowledge } from '../knowledge/files.js';
import { Reader } from '../understanding/understanding.js';
import { sayMood } from './say-fact.js';

const knowledge = loadKnowledge();
const reader = new Reader(knowledge);
const moodBeside = (answer: string, mood: string) =>
  sayMood(reader.understand(`뱀이 집에 들어와 마루에 앉았어요. ${mood}`), knowledge, '길', answer);

describe('the feeling after waking', () => {
  it('is said before the answer, with a reassurance', () => {
    const { first, last } = moodBeside('뱀을 본 꿈이에요.', '깨고 나서도 찜찜해요');
    expect(first).toMatch(/^깨고도 찜찜하셨군요\. ./u);
    expect(last).toBeUndefined();
  });

  it('is said without it beside an answer that reassures', () => {
    expect(moodBeside('좋은 쪽으로 읽는 꿈이에요.', '깨고 나서도 찜찜해요').first).toBe(
      '깨고도 찜찜하셨군요.',
    );
  });

  it('is left out if the answer names it', () => {
    expect(moodBeside('많이 찜찜하셨겠어요.', '깨고 나서도 찜찜해요')).toEqual({});
  });

  it('is said after the answer if it only tells what woke the dreamer', () => {
    const { first, last } = moodBeside('뱀을 본 꿈이에요.', '깨고 보니 진짜 화장실이 급했어요');
    expect(first).toBeUndefined();
    expect(last).toContain('화장실');
  });
});
