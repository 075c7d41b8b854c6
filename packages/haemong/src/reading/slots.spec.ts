import { loadKnowledge } from '../knowledge/files.js';
import { Reader } from '../understanding/understanding.js';
import { fillSlots } from './slots.js';

const reader = new Reader(loadKnowledge());
const slots = { 어른: { words: ['친정엄마', '엄마', '장인어른', '아내', '신랑'], default: '어른' } };
const filled = (dream: string) => fillSlots('{어른:이/가} 오셨네요.', { slots }, reader.understand(dream));

describe('fillSlots', () => {
  it.each([
    ['엄마가 꿈에 나오셨어요', '엄마가 오셨네요.'],
    ['친정엄마가 꿈에 나오셨어요', '친정엄마가 오셨네요.'],
    ['결혼식에서 신랑 얼굴이 안 보였어요', '신랑이 오셨네요.'],
    ['아내 꿈에 장인어른이 오셨대요', '장인어른이 오셨네요.'],
    ['뱀이 집에 들어왔어요', '어른이 오셨네요.'],
  ])('names who is in the dream “%s”', (dream, expected) => {
    expect(filled(dream)).toBe(expected);
  });
});
