import { withParticle } from '@kkumpuri/korean';
import { isAnimate } from '../understanding/animate.js';
import type { Understanding } from '../understanding/understanding.js';
import type { FoundMoment } from '../stories/moment-finder.js';

/** In characters. A longer dream gets two moments beside the main one. */
const LONG_DREAM = 200;
const WHO = /\{누가(?::([^}]+))?\}/gu;

/** Returns as many moments as the length of the dream allows, without duplicates. */
export function asidesFor(dream: Understanding, found: readonly FoundMoment[]): FoundMoment[] {
  const limit = dream.parts.dream.trim().length > LONG_DREAM ? 2 : 1;
  const kept: FoundMoment[] = [];
  for (const one of found) {
    if (kept.length === limit) break;
    if (!kept.some((other) => isDuplicate(one, other))) kept.push(one);
  }
  return kept;
}

/** Tests whether two moments have the same message or refer to the same event. */
export const isDuplicate = (one: FoundMoment, other: FoundMoment): boolean =>
  one.moment.saidBy.includes(other.moment.name) ||
  other.moment.saidBy.includes(one.moment.name) ||
  (one.evidence.start < other.evidence.end && other.evidence.start < one.evidence.end);

/** Fills the {누가} slots with the doer of the event, or with 그 사람. */
export function fillDoer(text: string, { event }: FoundMoment): string {
  const doer =
    event?.doers.find((noun) => isAnimate(noun) && !noun.classes.includes('self')) ??
    event?.implied.nouns.find(isAnimate);
  const who = doer && !doer.classes.includes('self') && !isUnspecific(doer.classes) ? doer.word : '그 사람';
  return text.replace(WHO, (_whole, particle?: string) => (particle ? withParticle(who, particle) : who));
}

/** 누가, 사람들: words that identify nobody. */
const isUnspecific = (classes: readonly string[]): boolean =>
  classes.includes('stranger') || classes.includes('group');
