import type { Fallback } from '../schema/fallback.js';
import type { Understanding } from '../understanding/understanding.js';
import { isOneOf } from './conditions.js';

/** Tests whether a fallback depends only on what the dream mentions. */
export const mentionsOnly = ({ subject, when }: Fallback): boolean =>
  subject === true && when.every((condition) => 'mentions' in condition);

/** Returns the fallback for the person or thing that the dream mentions most. */
export function mostMentioned(fallbacks: readonly Fallback[], dream: Understanding): Fallback {
  const counted = fallbacks.map((fallback) => ({ fallback, count: mentionsOf(fallback, dream) }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).fallback;
}

export function mentionsOf({ when }: Fallback, dream: Understanding): number {
  const words = when.flatMap((condition) => ('mentions' in condition ? condition.mentions : []));
  return dream.nouns.filter((noun) => isOneOf(noun, words, dream)).length;
}
