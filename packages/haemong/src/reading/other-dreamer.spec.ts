import { loadKnowledge } from '../knowledge/files.js';
import { Haemong } from '../haemong.js';

const knowledge = loadKnowledge();
const haemong = new Haemong(knowledge);

describe('the reading of a dream that somebody else dreamt', () => {
  it('thanks the dreamer of a taemong', () => {
    const { psychological, questions } = haemong.read('남편이 욕조에 거북이가 있는 꿈을 꿨대요. 태몽일까요?');
    const { taemong } = knowledge.dreamtByOther;
    expect(taemong.psychological.some((text) => psychological.text.includes(text))).toBe(true);
    expect(taemong.questions).toContain(questions[0]);
  });

  it('looks at the dreamer of another dream', () => {
    const { psychological } = haemong.read('엄마가 이빨이 빠지는 꿈을 꾸셨대요.');
    expect(knowledge.dreamtByOther.psychological.some((text) => psychological.text.includes(text))).toBe(
      true,
    );
  });
});
