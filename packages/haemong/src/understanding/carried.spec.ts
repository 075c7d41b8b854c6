import { loadKnowledge } from '../knowledge/files.js';
import { Reader } from './understanding.js';

const reader = new Reader(loadKnowledge());
const doersOf = (dream: string, lemma: string) => {
  const found = reader.understand(dream).events.find(({ lemmas }) => lemmas.includes(lemma));
  return found && [...found.doers, ...found.implied.nouns].map(({ word }) => word);
};

describe('the doer of a clause that names none', () => {
  it.each([
    ['호랑이가 나타났어요. 너무 무서워서 도망갔는데', '도망가다', []],
    ['뱀이 무서워서 도망갔어요', '도망가다', []],
    ['호랑이가 무섭게 쫓아왔어요', '쫓아오다', ['호랑이']],
    ['동생이 무서워서 도망갔어요', '도망가다', ['동생']],
    ['할머니가 나오셨는데 동생이 자던 방에 들어가셨어요', '들어가다', ['할머니']],
    ['호랑이가 나타났어요. 무서워서 숨었는데 그냥 지나갔어요', '지나가다', ['호랑이']],
    ['돌아가신 할머니가 오셨는데 할머니를 안고 엉엉 울었어요', '울다', []],
    ['제가 먼저 때렸고 친구는 주저앉아서 울었는데 미안했어요', '울다', ['친구']],
    ['돌아가신 시어머니가 이사한 집에 오셔서 웃으셨어요', '오시다', ['시어머니']],
    ['남편 보낸 지 8개월 됐어요. 어젯밤 꿈에 나와서 웃었어요', '나오다', ['남편']],
    ['남편 보낸 지 8개월 됐어요. 어젯밤 꿈에 절벽에서 떨어졌어요', '떨어지다', []],
  ])('in “%s”, %s is done by %j', (dream, lemma, doers) => {
    expect(doersOf(dream, lemma)).toEqual(doers);
  });

  it('is not the dreamer after the posture of another', () => {
    const { events } = reader.understand('친구는 주저앉아서 울었는데');
    expect(events.find(({ lemmas }) => lemmas.includes('울다'))?.implied.self).toBe(false);
  });

  it('is the same through a chain of verbs of which the last is honorific', () => {
    const dream = '엄마가 오시길래 인사했더니 웃으면서 주머니에 돈을 넣어주고 가셨어요';
    const { events } = reader.understand(dream);
    const given = events.find(({ lemmas }) => lemmas.includes('넣어주다'));
    expect(given?.implied.self).toBe(false);
    const ran = reader.understand('뛰어가서 기다리시던 엄마를 안았어요').events[0];
    expect(ran?.implied.self).toBe(true);
  });
});
