import { sharedHaemong } from '../shared.js';
import { Reader } from '../understanding/understanding.js';
import type { Condition } from '../schema/condition.js';
import { ConditionEvaluator } from './conditions.js';

const { knowledge } = sharedHaemong();
const reader = new Reader(knowledge);
const conditions = new ConditionEvaluator(knowledge.passives);
const holds = (condition: Condition, dream: string) =>
  conditions.evidence(condition, reader.understand(dream)) !== undefined;

describe('a phrase beside deeds of the dreamer', () => {
  const eatsNothing: Condition = {
    any: [{ deed: ['먹다'], by: ['self'], done: 'no' }, { phrase: ['한 숟갈도'] }],
  };

  it.each([
    ['밥을 차려 주셨는데 한 숟갈도 못 떴어요', true],
    ['저는 한 숟갈도 못 떴어요', true],
    ['할머니는 한 숟갈도 안 드셨어요', false],
  ])('in “%s”: %s', (dream, expected) => {
    expect(holds(eatsNothing, dream)).toBe(expected);
  });
});

describe('a noun with a possessor', () => {
  const tooth: Condition = { mentions: ['tooth'], whose: ['kin', 'child'] };

  it.each([
    ['큰애 앞니가 빠졌어요', true],
    ['엄마의 어금니가 흔들렸어요', true],
    ['제 앞니가 빠졌어요', false],
    ['엄마가 웃는데 앞니가 빠졌어요', false],
  ])('in “%s”: %s', (dream, expected) => {
    expect(holds(tooth, dream)).toBe(expected);
  });
});

describe('a friend whom the dreamer calls a relative', () => {
  it('is no relative', () => {
    expect(sharedHaemong().read('아는 언니가 교통사고로 죽는 꿈을 꿨어요').story?.slug).toBe('friend-dies');
  });
});
