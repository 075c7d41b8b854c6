import { sharedHaemong } from '../shared.js';

const haemong = sharedHaemong();
const situationsIn = (dream: string) =>
  haemong.analyze(dream).situations.map(({ symbol, situation }) => `${symbol.name}: ${situation.when}`);

describe('situations in a dream', () => {
  it.each([
    ['윗니가 몽땅 빠졌어요', ['이빨: 윗니가 빠진다']],
    ['앞니 두 개가 빠졌어요', ['이빨: 앞니가 빠진다']],
    ['호랑이한테 쫓겼어요', ['호랑이: 호랑이에게 쫓기거나 물린다']],
    ['언니가 엉엉 울었어요', ['우는 꿈: 남이 운다']],
    ['저는 엉엉 울었어요', ['우는 꿈: 운다']],
    ['비행기가 추락했어요', ['비행기: 추락한다']],
  ])('finds in “%s” the situations %j', (dream, situations) => {
    expect(situationsIn(dream)).toEqual(situations);
  });

  it.each([
    ['of another person', '남편이 뱀한테 물렸어요'],
    ['of another thing', '하늘에서 돈이 떨어졌어요'],
    ['that did not happen', '물고기를 잡지 못했어요'],
    [
      'of a symbol that a long dream names only once',
      '비행기가 추락했어요. 그런데 저는 동생이랑 벤치에 앉아서 노래를 부르고 있었고, 지나가던 사람이 손뼉을 쳐 주어서 한참을 더 부르다가 같이 걸어서 돌아왔어요.',
    ],
  ])('ignores situations %s', (_, dream) => {
    expect(situationsIn(dream)).toEqual([]);
  });
});
