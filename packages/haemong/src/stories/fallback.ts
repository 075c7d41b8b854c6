import type { Fallback } from '../schema/fallback.js';
import type { Understanding } from '../understanding/understanding.js';
import { isBare } from './bare.js';
import type { ConditionEvaluator } from './conditions.js';
import { isOneOf } from './roles.js';

/** Chooses the fallback for a dream without a story or point. */
export function fallbackFor(
  dream: Understanding,
  fallbacks: readonly Fallback[],
  conditions: ConditionEvaluator,
): Fallback {
  const fitting = fallbacks.filter(
    (fallback) => (!fallback.shortOnly || isBare(dream)) && conditions.holds(fallback, dream),
  );
  const [first] = fitting;
  if (!first) throw new Error('the last fallback must have no conditions');
  return mentionsOnly(first) ? mostMentioned(fitting.filter(mentionsOnly), dream) : first;
}

/** Tests whether a fallback depends only on what the dream mentions. */
const mentionsOnly = ({ subject, when }: Fallback): boolean =>
  subject === true && when.every((condition) => 'mentions' in condition);

/** Returns the fallback for the person or thing that the dream mentions most. */
function mostMentioned(fallbacks: readonly Fallback[], dream: Understanding): Fallback {
  const counted = fallbacks.map((fallback) => ({ fallback, count: mentionsOf(fallback, dream) }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).fallback;
}

function mentionsOf({ when }: Fallback, dream: Understanding): number {
  const words = when.flatMap((condition) => ('mentions' in condition ? condition.mentions : []));
  return dream.nouns.filter((noun) => isOneOf(noun, words, dream)).length;
}
