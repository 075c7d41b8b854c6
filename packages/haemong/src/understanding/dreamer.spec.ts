import { isDreamtByOther } from './dreamer.js';

describe('isDreamtByOther', () => {
  it.each([
    '친정엄마가 복숭아를 따서 치마폭에 담는 꿈을 꾸셨대요.',
    '남편이 뱀을 잡는 꿈을 꿨다는데 저는 임신 초기예요.',
    '장모님이 꾸신 꿈입니다. 제가 황소를 끌고 왔다고 하시네요.',
    '시어머니 꿈에 시아버님이 나오셔서 봉투를 주셨대요.',
  ])('is true of “%s”', (text) => {
    expect(isDreamtByOther(text)).toBe(true);
  });

  it.each([
    '엄마가 돌아가시는 꿈을 꿨어요.',
    '시어머니 꿈인데 저한테 화내고 소리지르셨어요.',
    '꿈에 어머니가 나오셔서 잘 지내냐고 하셨어요.',
    '결혼 30주년 되는 날 새벽에 꾼 꿈이에요.',
    '제가 이런 꿈을 꿨다고 했더니 남편이 웃었어요.',
  ])('is false of “%s”', (text) => {
    expect(isDreamtByOther(text)).toBe(false);
  });
});
