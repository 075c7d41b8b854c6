import { sharedHaemong } from '../shared.js';
import type { Telling } from './telling.js';

const haemong = sharedHaemong();

const untruthIn = (telling: Telling, dream: string) => haemong.analyze(dream).verifier.untruthIn(telling);

describe('checking who did and felt what a reading tells', () => {
  const CALM =
    '언니 결혼식에 갔는데 언니는 서럽게 엉엉 울고 저는 이상하게 덤덤했어요. 하객들이 국수를 먹고 있었어요. 음식이 참 많았어요.';
  const OF_CALM: Telling = {
    headline: '언니의 결혼식과 국수',
    summary: '언니 결혼식에 간 꿈이에요. 하객들이 국수를 먹고 있었네요.',
    traditional: '결혼식 꿈은 새로운 일에 빗대곤 했어요. 국수는 오래 이어지는 복으로 보았어요.',
    psychological: '언니를 보내는 마음이 담겼을 수 있어요.',
    questions: ['결혼식에서 언니에게 하고 싶던 말이 있나요?'],
    quotes: [],
  };

  it.each([
    '언니 결혼식에서 당신이 서럽게 엉엉 운 꿈이에요. 하객들이 국수를 먹고 있었네요.',
    '언니의 결혼식에 앉아 가슴이 찢어질 듯 슬펐던 꿈이에요. 하객들이 국수를 먹고 있었네요.',
  ])('finds that a calm dreamer was not overcome: “%s”', (summary) => {
    expect(untruthIn({ ...OF_CALM, summary }, CALM)).toBe('another doer');
  });

  it.each([
    '언니는 서럽게 울었지만 덤덤하게 지켜본 꿈이에요. 하객들이 국수를 먹고 있었네요.',
    '언니분은 엉엉 울었고 국수를 먹는 하객이 많던 결혼식 꿈이에요.',
    '언니 결혼식에서 울지는 않은 꿈이에요. 눈물 대신 하객들의 국수가 남았네요.',
  ])('accepts what somebody else felt: “%s”', (summary) => {
    expect(untruthIn({ ...OF_CALM, summary }, CALM)).toBeUndefined();
  });

  it('finds a deed of another that is told of the dreamer, although the other is named', () => {
    const dream =
      '시어머니가 우리집 냉장고를 다 뒤집어서 청소하고 계셨고 저는 식탁에 앉아서 그냥 보고만 있었어요. 냉장고가 반짝반짝했어요.';
    const telling = { ...OF_CALM, headline: '반짝반짝한 우리집 냉장고' };
    const summary = '시어머니가 계신 자리에서 당신이 냉장고를 다 뒤집어 청소한 꿈이에요.';
    expect(untruthIn({ ...telling, summary }, dream)).toBe('another doer');
    const right = '시어머니가 냉장고를 다 뒤집어 청소하시는 것을 식탁에 앉아 보고만 있던 꿈이에요.';
    expect(untruthIn({ ...telling, summary: right }, dream)).toBeUndefined();
  });

  it('finds a denied scene in the psychological part, by another word for it too', () => {
    const dream =
      '결혼식에 늦어서 울먹이며 뛰어갔는데 음악이 나오고 무사히 식장에 입장했어요. 꽃이 많았어요.';
    const telling = { ...OF_CALM, headline: '음악이 나오던 결혼식장', summary: '식장으로 뛰어간 꿈이에요.' };
    const psychological = '식장에 입장하지 못한 장면에는 조급한 마음이 담겼을 수 있어요.';
    expect(untruthIn({ ...telling, psychological }, dream)).toBe('not so');
    expect(
      untruthIn({ ...telling, summary: '끝내 식장으로 들어가지 못하고 문밖에 서 계셨네요.' }, dream),
    ).toBe('not so');
  });

  it('finds a deed that no word of the dream tells', () => {
    const dream =
      '모르는 남자가 골목까지 쫓아왔는데 우리 강아지가 짖으니까 그 남자가 멀리 가 버렸어요. 강아지랑 집에 왔어요.';
    const telling = { ...OF_CALM, headline: '골목에서 짖어 준 강아지' };
    const caught = '골목까지 쫓아온 남자에게 끝내 붙잡힌 꿈이에요. 강아지가 짖었네요.';
    expect(untruthIn({ ...telling, summary: caught }, dream)).toBe('not done');
    const escaped = '골목까지 쫓아온 남자를 강아지가 짖어 쫓아낸 꿈이에요. 붙잡히지 않았으니 다행이에요.';
    expect(untruthIn({ ...telling, summary: escaped }, dream)).toBeUndefined();
  });

  it('finds a colleague who is not in the dream, and a deed told of the dreamer as 본인', () => {
    const dream =
      '팀장님이 내 노트북에 커피를 쏟았는데 나는 휴지로 계속 닦고 있고 팀장님은 옆에서 웃기만 했어요. 너무 억울해서 깼네요.';
    const telling = { ...OF_CALM, headline: '노트북에 쏟아진 커피' };
    const summary = '팀장님이 노트북에 커피를 쏟아서 휴지로 닦은 꿈이에요.';
    expect(untruthIn({ ...telling, summary }, dream)).toBeUndefined();
    const traditional =
      '마실 것을 엎지르는 꿈은 실수를 살피라고 했어요. 본인이 직접 커피를 쏟으셨으니 더 그래요.';
    expect(untruthIn({ ...telling, summary, traditional }, dream)).toBe('another doer');
    const alone =
      '게임 속에서 칼을 들고 성문 앞까지 갔어요. 혼자 신나서 소리를 질렀는데 알람이 울려서 깼어요.';
    const ofGame = { ...OF_CALM, headline: '성문 앞에서 든 칼' };
    expect(
      untruthIn({ ...ofGame, summary: '칼을 들고 성문 앞까지 달려가 직장 상사와 마주 선 꿈이에요.' }, alone),
    ).toBe('not there');
  });
});
