import { loadKnowledge } from '../knowledge/files.js';
import { Reader } from './understanding.js';

const reader = new Reader(loadKnowledge());
const lemmasIn = (dream: string) => reader.understand(dream).events.flatMap(({ lemmas }) => lemmas);

describe('the verbs of a dream', () => {
  it.each([
    ['이가 다 빠져 버렸어요', '빠지다'],
    ['뱀을 품에 안고 들어왔다', '안다'],
    ['아기를 품에 안은 채 뛰었다', '안다'],
    ['뱀을 밟은 꿈', '밟다'],
    ['구렁이가 문밖으로 나가버렸어요', '나가다'],
    ['할머니가 말없이 나가셨어요', '나가시다'],
    ['엄마가 새 신발을 사주셨어요', '사주다'],
    ['아버지가 밥만 드시고 가셨다', '드시다'],
    ['지진이 나서 도망쳤다', '나다'],
    ['팀장님이 폰을 변기에 빠트렸어요', '빠뜨리다'],
    ['산길이 기다랗고 어려웠어요', '어렵다'],
    ['도둑이 들어서 놀랐어요', '들다'],
    ['방에 들어섰더니 뱀이 있었어요', '들어서다'],
    ['오줌을 누는데 끝이 없었어요', '누다'],
  ])('finds in “%s” the verb %s', (dream, lemma) => {
    expect(lemmasIn(dream)).toContain(lemma);
  });

  it.each([
    ['이가 다 빠져 버렸어요', '버리다'],
    ['할머니가 말없이 나가셨어요', '쉬다'],
    ['아버지가 밥만 드시고 가셨다', '만들다'],
    ['지진이 나서 도망쳤다', '나서다'],
    ['친구 민지가 왔다', '밀다'],
    ['재작년에 이사 간 집이었다', '재다'],
    ['한참을 데굴데굴 굴렀다', '하다'],
    ['할머니가 집에 가시고 나는 남았다', '갈다'],
    ['귀신이 나를 죽이려 하다가 놓쳤다', '죽이다'],
    ['저를 쳐다만 보고 있었어요', '치다'],
    ['도둑이 들어서 놀랐어요', '들어서다'],
    ['남편이 웃었는데 이거 맞는 걸까요', '맞다'],
    ['할머니가 오신 걸까요', '걸다'],
    ['누구냐고 물었어요', '누다'],
  ])('does not find in “%s” the verb %s', (dream, lemma) => {
    expect(lemmasIn(dream)).not.toContain(lemma);
  });

  it('finds people by their given names', () => {
    const [event] = reader.understand('민지가 다시 돌아와서 웃었다').events;
    expect(event?.doers.map(({ word }) => word)).toEqual(['민지']);
  });
});
