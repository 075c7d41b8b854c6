import { loadKnowledge } from '../knowledge/files.js';
import { Reader } from '../understanding/understanding.js';
import { namePerson } from './name-person.js';
import type { Reading } from './reading.js';

const knowledge = loadKnowledge();
const reader = new Reader(knowledge);

function named(text: string, dream: string): string {
  const reading: Reading = {
    headline: '그분이 다녀간 밤',
    summary: text,
    symbols: [],
    traditional: { verdict: '중립', text: '' },
    psychological: { text: '' },
    questions: [],
    action: null,
    story: null,
  };
  return namePerson(reading, reader.understand(dream), knowledge).summary;
}

describe('namePerson', () => {
  it.each([
    [
      '그분이 슬퍼서 오신 것은 아니에요.',
      '돌아가신 할매가 꿈에 오셨어요',
      '할머니가 슬퍼서 오신 것은 아니에요.',
    ],
    ['그분에게 전할 말이 있나요?', '외할머니가 우시는 꿈을 꿨어요', '외할머니께 전할 말이 있나요?'],
    ['그 사람을 아끼는 마음이에요.', '남편 머리가 빠지는 꿈을 꿨어요', '남편을 아끼는 마음이에요.'],
    ['그 사람과 이야기해 보세요.', '친정엄마가 다쳤는데 엄마가 웃었어요', '친정엄마와 이야기해 보세요.'],
  ])('names the only person of the dream in “%s”', (text, dream, expected) => {
    expect(named(text, dream)).toBe(expected);
  });

  it.each([
    ['two persons', '남편이랑 동생이 싸웠어요'],
    ['a former partner', '전 남친이 꿈에 나왔어요'],
    ['nobody', '뱀이 집에 들어왔어요'],
  ])('keeps the pronoun if the dream tells of %s', (_who, dream) => {
    expect(named('그 사람의 소식은 아니에요.', dream)).toBe('그 사람의 소식은 아니에요.');
  });

  it('keeps the pronoun for several, and in a sentence that names the person', () => {
    const text = '그 사람들은 괜찮아요. 동생에게 말해 보세요, 그 사람도 궁금할 거예요.';
    expect(named(text, '동생이 우는 꿈을 꿨어요')).toBe(text);
  });
});
