import { sharedHaemong } from '../shared.js';

const haemong = sharedHaemong();
const answerTo = (dream: string) => haemong.read(dream).summary;

describe('answers to the dreamer’s questions', () => {
  it.each([
    ['이것도 태몽이라 할 수 있는 것이오?', /태몽/u],
    ['며느리에게 말을 해도 되는 것인지 모르겠소.', /^이야기해도 괜찮아요/u],
    ['아버지가 저를 데려가시는 꿈은 아니겠지요?', /^아무 일도 알려 주지 않는/u],
    ['혹시 조상님일까요?', /^얼굴이 가려진 어른/u],
    ['다음 주가 승진 발표라 그런 건지.', /^그럴 수 있어요/u],
    ['요즘 승진심사 있어서 그런가', /^그럴 수 있어요/u],
    ['다음달에 상견례 있는데 관련있을까요', /^그럴 수 있어요/u],
    ['금전운 맞습니까', /^(?:재물로 반겨|돈이 들고)/u],
    ['왜 말을 안하셨을까요', /^말씀이 없었다고/u],
    ['제가 못 보내주고 있는건가요ㅠ', /^보내 주지 못해서/u],
    ['시험 떨어지는 꿈입니까?', /^결과를 미리/u],
    ['진짜 바람피우는 건 아니겠지', /^실제로 그런지는/u],
    ['별일없겠죠', /^아무 일도 알려/u],
    ['어머니께 전화드려봐야하나 걱정됩니다', /^무슨 일이 생긴다는 꿈은/u],
    ['안 탄 건 잘한건지 모르겠네요', /^(?:잘못하신 것|잘잘못을)/u],
    ['왜 자꾸 이런 꿈을 꾸는지', /^같은 꿈이 되풀이/u],
    ['이거 제가 나쁜 사람인 건가요', /^이 꿈(?:을|으로| 하나로)|^이상/u],
    ['굿이라도 해야 하나', /^(?:이 꿈|살필|풀이가|꿈 때문에)/u],
    ['할머니가 저한테 서운하신 걸까요', /^떠난 쪽의/u],
    ['왜 하필 초록색이었을까요?', /^그것까지/u],
    ['로또 사야되나 ㅋㅋ', /^(?:좋은 꿈으로 반겨|돈을 알려)/u],
  ])('puts the answer to “%s” first', (question, first) => {
    expect(
      answerTo(`젊어서 죽은 친구가 맨손으로 잉어를 건져 올려 내 망태에 넣어 주었다. ${question}`),
    ).toMatch(first);
  });

  it('answers two questions, but only one of two about the same worry', () => {
    expect(answerTo('감나무에서 감을 따서 품에 안았어요. 태몽 맞나요? 아들일까요?')).toMatch(
      /^아들딸.*태몽/su,
    );
    const worried = answerTo('밤하늘에 큰 그림자가 지나갔어요. 무슨 일이 생기는 걸까요? 흉몽인가요?');
    expect(worried).toMatch(/^아무 일도/u);
    expect(worried).not.toMatch(/흉몽이 아니라|길흉을 가르기는|가르지 않던 꿈이니/u);
  });
});
