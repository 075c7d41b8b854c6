import type { Fallback } from '../schema/fallback.js';
import type { Understanding } from '../understanding/understanding.js';
import { isOneOf } from './conditions.js';

/** A fallback that is chosen by whom or what the dream mentions, and by nothing else. */
export const mentionsOnly = ({ subject, when }: Fallback): boolean =>
  subject === true && when.every((condition) => 'mentions' in condition);

/** Of several people and things the dream is about the one it speaks of most. */
export function mostMentioned(fallbacks: readonly Fallback[], dream: Understanding): Fallback {
  const counted = fallbacks.map((fallback) => ({ fallback, count: mentionsOf(fallback, dream) }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).fallback;
}

export function mentionsOf({ when }: Fallback, dream: Understanding): number {
  const words = when.flatMap((condition) => ('mentions' in condition ? condition.mentions : []));
  return dream.nouns.filter((noun) => isOneOf(noun, words, dream)).length;
}
