import { withParticle } from '@kkumpuri/korean';
import { isAnimate } from '../understanding/animate.js';
import type { Understanding } from '../understanding/understanding.js';
import type { FoundMoment } from '../stories/moment-finder.js';

/** How many moments are spoken of beside the main thing, by the length of the dream. */
const BESIDE: readonly (readonly [longerThan: number, count: number])[] = [
  [320, 3],
  [120, 2],
  [24, 1],
];
/** What weighs less is found by one word too easily to be told beside something else. */
const TOLD_BESIDE = 2;
/** What any friend would speak of is said at once, and even of a short dream. */
export const STRIKING = 3;
const WHO = /\{누가(?::([^}]+))?\}/gu;

/** The moments that a dream of this length has room for, none that another of them says already. */
export function asidesFor(dream: Understanding, found: readonly FoundMoment[]): FoundMoment[] {
  const length = dream.parts.dream.trim().length;
  const isStriking = found.some(({ moment }) => moment.weight >= STRIKING);
  const room = BESIDE.find(([longerThan]) => length > longerThan)?.[1] ?? (isStriking ? 1 : 0);
  const kept: FoundMoment[] = [];
  for (const one of found) {
    if (kept.length === room || one.moment.weight < TOLD_BESIDE) break;
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
