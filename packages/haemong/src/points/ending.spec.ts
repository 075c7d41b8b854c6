import { loadKnowledge } from '../knowledge/files.js';
import { Reader } from '../understanding/understanding.js';
import { Vocabulary } from '../verification/vocabulary.js';
import { endingOf } from './ending.js';

const reader = new Reader(loadKnowledge());
const CHASED = '모르는 사람한테 쫓겼어요.';
const vocabulary = new Vocabulary([]);
const toldUntil = (end: number) => ({ texts: '쫓기는 꿈이에요. 급한 때예요.', said: [{ start: 0, end }] });
const endingAfter = (rest: string) =>
  endingOf(reader.understand(`${CHASED} ${rest}`), toldUntil(CHASED.length), vocabulary)?.text;

describe('the ending of a dream', () => {
  it.each([
    ['그 사람이 제 지갑을 돌려주고 갔어요.', '그 사람이 제 지갑을 돌려주고 갔어요'],
    ['그 사람이 제 지갑을 돌려주고 갔어요. 그러고 깼어요.', '그 사람이 제 지갑을 돌려주고 갔어요'],
    ['그 사람이 제 지갑을 돌려주고 갔어요. 무슨 꿈일까요?', '그 사람이 제 지갑을 돌려주고 갔어요'],
    ['그 사람이 제 지갑을 돌려주길래 웃다가 깼어요.', undefined],
    ['그 사람이 제 지갑을 들고 서 있는데 이거 흉몽인가요?', undefined],
    ['이사 온 지 두 달 됐습니다.', undefined],
    ['그러다 깼어요. 제 지갑을 들고 있던 것 같아요.', undefined],
    ['왜 쫓아왔는지는 모르겠음.', undefined],
    ['그 사람은 5년전에 사고로 갔어요.', undefined],
    ['깨고나니 속시원하더라.', undefined],
    ['나도 이제 갈때가 됐나 싶어서 잠이 안오네.', undefined],
    ['접시를 깼는데 그 사람이 조용히 치워 줬어요.', '접시를 깼는데 그 사람이 조용히 치워 줬어요'],
    ['집을 나와서 그러신 건지 마음이 무겁습니다.', undefined],
    ['출근하기 싫네여ㅋㅋ', undefined],
    ['큰 나무 위로 저 혼자 겨우 올라갔어요. 그런데 떨어졌어요.', undefined],
    ['그 사람이 제 지갑을 돌려주고 갔어요. 나이 든 나.', '그 사람이 제 지갑을 돌려주고 갔어요'],
    ['큰 개가 컹컹 짖었어요. 제가 낭떠러지에서 뚝 떨어지면서 깼어요.', undefined],
    ['깨끗한 담 주변을 빙빙 돌았어요.', '깨끗한 담 주변을 빙빙 돌았어요'],
    ['제가 잠든 아이를 따뜻한 손으로 깨웠어요.', '제가 잠든 아이를 따뜻한 손으로 깨웠어요'],
    ['그 사람이 담 주변을 빙빙 돌았어요.', undefined],
    ['그 사람이 웃으면서 제 지갑을 강에 던져서 너무 답답했어요.', undefined],
    ['그 사람이 제 지갑을 돌려줬어요. 더 세려는데 남편이 깨웠네요.', '그 사람이 제 지갑을 돌려줬어요'],
    ['강을 혼자 헤엄쳐 건넜습니다. 건너고 나니까 속이 시원했습니다.', '건너고 나니까 속이 시원했습니다'],
    [
      '그 사람이 제 지갑을 돌려주고 갔어요. 너무 무서워서 글 남깁니다.',
      '그 사람이 제 지갑을 돌려주고 갔어요',
    ],
    ['그 사람이 제 지갑을 돌려주고 갔어요 ㅋㅋ 개웃김 ㅋㅋ', '그 사람이 제 지갑을 돌려주고 갔어요'],
    ['그 사람이 제 지갑을 돌려주고 갔어요. 어떤 꿈인지 여쭙니다.', '그 사람이 제 지갑을 돌려주고 갔어요'],
    ['그 사람이 제 지갑을 돌려주고 갔어요. 웃다가 깼어요.', '그 사람이 제 지갑을 돌려주고 갔어요'],
    ['그 사람이 멀리 달려갔고 저는 가지 말라고 크게 울면서 깼어요.', undefined],
    ['그 사람이 제 지갑을 돌려주고 갔어요. 시어머니는 맞다고 하세요.', '그 사람이 제 지갑을 돌려주고 갔어요'],
    ['그 사람이 제 지갑을 돌려주고 갔어요. 참 별꿈을 다 꾸네요.', '그 사람이 제 지갑을 돌려주고 갔어요'],
    ['깨고 나서도 기분이 이상해서 자는 남편 등짝을 한 대 때렸어요.', undefined],
    ['제가 접시를 깼어요. 그 사람이 조용히 치워 줬어요.', '그 사람이 조용히 치워 줬어요'],
  ])('after a story is told of “%s”, is “%s”', (rest, ending) => {
    expect(endingAfter(rest)).toBe(ending);
  });

  it('is not quoted if the story mentions it', () => {
    const dream = reader.understand(`${CHASED} 그 사람이 제 지갑을 돌려주고 갔어요.`);
    const ending = (texts: string) => endingOf(dream, { ...toldUntil(CHASED.length), texts }, vocabulary);
    expect(ending('지갑을 돌려준 꿈이에요.')).toBeUndefined();
    expect(ending('물건을 돌려주러 갔어요.')).toBeUndefined();
    expect(ending('지갑은 살림이에요. 지갑을 주웠네요.')).toBeDefined();
  });

  it('is not quoted if the reading already refers to it', () => {
    const dream = `${CHASED} 그 사람이 제 지갑을 돌려주고 갔어요.`;
    expect(endingOf(reader.understand(dream), toldUntil(dream.length), vocabulary)).toBeUndefined();
  });
});
