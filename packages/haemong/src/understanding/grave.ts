import type { FeelingName } from '../schema/condition.js';
import type { FactName } from '../schema/fact.js';
import type { Understanding } from './understanding.js';

const TROUBLED: ReadonlySet<FeelingName> = new Set([
  'sad',
  'longing',
  'lonely',
  'fear',
  'anxiety',
  'anger',
  'wronged',
  'guilt',
  'regret',
]);
const HARD_TIMES: ReadonlySet<FactName> = new Set([
  'bereaved',
  'breakup',
  'ill',
  'hoping-for-baby',
  'conflict',
  'pet-died',
  'kin-ill',
  'accident',
  'worry',
]);
const DYING: ReadonlySet<string> = new Set(['죽다', '죽이다', '돌아가시다', '사망하다']);
const DEATH: ReadonlySet<string> = new Set([
  '장례',
  '장례식',
  '장례식장',
  '시체',
  '유산',
  '영정',
  '영정사진',
]);

/** Detects grief, fear or a hard time, for which cheerful words are wrong. */
export function isGrave({ feelings, deceased, parts }: Understanding): boolean {
  const isTroubled = feelings.some(({ feeling, holder }) => holder === 'self' && TROUBLED.has(feeling));
  return isTroubled || deceased.size > 0 || parts.facts.some(({ fact }) => HARD_TIMES.has(fact));
}

/** Tests whether somebody dies or has died in the dream. */
export const tellsOfDeath = ({ events, nouns }: Understanding): boolean =>
  events.some(({ lemmas }) => lemmas.some((lemma) => DYING.has(lemma))) ||
  nouns.some(({ word }) => DEATH.has(word));
