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
