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

/** Detects grief, fear or a hard time, for which cheerful words are wrong. */
export function isGrave({ feelings, deceased, parts }: Understanding): boolean {
  const isTroubled = feelings.some(({ feeling, holder }) => holder === 'self' && TROUBLED.has(feeling));
  return isTroubled || deceased.size > 0 || parts.facts.some(({ fact }) => HARD_TIMES.has(fact));
}
