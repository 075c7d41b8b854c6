import { loadKnowledge } from '../knowledge/files.js';
import { Reader } from '../understanding/understanding.js';
import { endingOf } from './ending.js';

const reader = new Reader(loadKnowledge());
const CHASED = '모르는 사람한테 쫓겼어요.';
const told = [{ start: 0, end: CHASED.length }];

describe('the ending of a dream', () => {
  it.each([
    ['그 사람이 제 지갑을 돌려주고 갔어요.', '그 사람이 제 지갑을 돌려주고 갔어요'],
    ['그 사람이 제 지갑을 돌려주고 갔어요. 그러고 깼어요.', '그 사람이 제 지갑을 돌려주고 갔어요'],
    ['그 사람이 제 지갑을 돌려주고 갔어요. 무슨 꿈일까요?', '그 사람이 제 지갑을 돌려주고 갔어요'],
    ['그 사람이 제 지갑을 돌려주길래 웃다가 깼어요.', undefined],
    ['그 사람이 제 지갑을 들고 서 있는데 이거 흉몽인가요?', undefined],
    ['이사 온 지 두 달 됐습니다.', undefined],
  ])('after a story is told of “%s”, is “%s”', (rest, ending) => {
    expect(endingOf(reader.understand(`${CHASED} ${rest}`), told)).toBe(ending);
  });

  it('is not quoted if the reading already refers to it', () => {
    const dream = `${CHASED} 그 사람이 제 지갑을 돌려주고 갔어요.`;
    expect(endingOf(reader.understand(dream), [{ start: 0, end: dream.length }])).toBeUndefined();
  });
});
