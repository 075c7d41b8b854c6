import { isUnkind } from './unkind.js';

describe('isUnkind', () => {
  it.each([
    '평소 할 말을 안 하고 게으르게 살아온 본인 잘못이니 누굴 원망할 일이에요.',
    '손을 놓친 장면은 아이를 제대로 들여다보지 않은 데서 나온 것이에요.',
    '부모가 조금만 더 살뜰했어도 이런 꿈은 꾸지 않았을 거예요.',
    '남 탓할 것 없이 스스로 자초한 불안이라고 봐야 해요.',
    '아버지를 잃을 수도 있다는 각오까지 해 두셔야 할 것 같아요.',
    '올해는 밤길과 물가를 멀리하고 몸을 살피세요.',
  ])('finds fright or blame in “%s”', (sentence) => {
    expect(isUnkind(sentence)).toBe(true);
  });

  it.each([
    '욕심 때문에 이런 꿈을 꾸신 건 아니에요.',
    '요즘 내 잘못이 아닌데 내 탓처럼 들은 말이 있으셨어요?',
    '단단히 각오하고 들어간 방이었지만 아무 일도 없었지요.',
    '벽에 걸린 섬뜩한 그림을 뒤집어 놓으셨으니 마음이 놓여요.',
    '현관에서 뱀을 멀리하신 대목이 눈에 남아요.',
  ])('accepts “%s”', (sentence) => {
    expect(isUnkind(sentence)).toBe(false);
  });
});
