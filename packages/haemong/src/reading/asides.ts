import { withParticle } from '@kkumpuri/korean';
import { isAnimate } from '../understanding/animate.js';
import type { Understanding } from '../understanding/understanding.js';
import type { FoundMoment } from '../stories/moment-finder.js';

/** A longer dream has room for two moments beside the main thing. */
const LONG_DREAM = 200;
const WHO = /\{누가(?::([^}]+))?\}/gu;

/** The moments that a dream of this length has room for, none that another of them says already. */
export function asidesFor(dream: Understanding, found: readonly FoundMoment[]): FoundMoment[] {
  const room = dream.parts.dream.trim().length > LONG_DREAM ? 2 : 1;
  const kept: FoundMoment[] = [];
  for (const one of found) {
    if (kept.length === room) break;
    if (!kept.some((other) => isSame(one, other))) kept.push(one);
  }
  return kept;
}

/** Two moments that say the same, or speak of the same deed. */
export const isSame = (one: FoundMoment, other: FoundMoment): boolean =>
  one.moment.saidBy.includes(other.moment.name) ||
  other.moment.saidBy.includes(one.moment.name) ||
  (one.evidence.start < other.evidence.end && other.evidence.start < one.evidence.end);

/** The text with whoever does the deed in its place. */
export function withWho(text: string, { moment, event }: FoundMoment): string {
  const doer =
    event?.doers.find((noun) => isAnimate(noun) && !noun.classes.includes('self')) ??
    event?.implied.nouns.find(isAnimate);
  const who = doer && !doer.classes.includes('self') && !isNobody(doer.classes) ? doer.word : moment.who;
  return text.replace(WHO, (_whole, particle?: string) => (particle ? withParticle(who, particle) : who));
}

/** 누가, 사람들: words that name nobody. */
const isNobody = (classes: readonly string[]): boolean =>
  classes.includes('stranger') || classes.includes('group');
