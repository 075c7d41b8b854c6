import type { SymbolEntry } from '../schema/symbol.js';
import type { Noun } from '../understanding/nouns.js';
import type { Understanding } from '../understanding/understanding.js';
import type { SymbolOccurrence } from './symbol-finder.js';

const MOST_COUNTED = 2;
/** In characters. */
const SHORT_DREAM = 80;
const OFTEN = 2;
/** Share of the dream after which its ending is told. */
const ENDING = 0.8;

/** What a dream may turn on, and how much. Deeds, persons, places and rites are the frame of most dreams. */
const WEIGHTS: Partial<Record<SymbolEntry['kind'], number>> = {
  animal: 3,
  food: 2,
  object: 2,
  nature: 2,
};

/** 주머니에 넣었다, 주머니의 돈: only where something else was. */
const ASIDE: ReadonlySet<Noun['role']> = new Set(['place', 'possessor']);

/** Returns the animals and things that the dream may turn on, the most central first. */
export function mostCentral(found: readonly SymbolOccurrence[], dream: Understanding): SymbolOccurrence[] {
  return found
    .map((one) => ({ one, weight: weightOf(one, dream) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ one }) => one);
}

/** Tests whether the dream names the symbol only as the place or the owner of something else, or not as a noun. */
export const isOnlyPlace = (occurrence: SymbolOccurrence, { nouns }: Understanding): boolean =>
  nouns.filter(isNoun(occurrence)).every(({ role }) => ASIDE.has(role));

/** Tests whether a noun is the symbol: 손 in 손잡이 is not. */
const isNoun =
  ({ start, end }: Pick<SymbolOccurrence, 'start' | 'end'>) =>
  (noun: Noun): boolean =>
    noun.end > start && noun.end <= end;

/** A thing that acts or is acted on, is named again, or is named late is more central. */
function weightOf(occurrence: SymbolOccurrence, dream: Understanding): number {
  const { symbol, start, end } = occurrence;
  const { parts, events, nouns } = dream;
  const weight = WEIGHTS[symbol.kind];
  if (!weight || symbol.standsAlone || symbol.caution || isOnlyPlace(occurrence, dream)) return 0;
  const named = parts.dream.slice(start, end);
  const isNamed = isNoun({ start, end });
  const deeds = events.filter(({ doers, others }) => [...doers, ...others].some(isNamed)).length;
  const times = nouns.filter(({ word }) => word === named).length;
  const place = parts.dream.lastIndexOf(named) / parts.dream.length;
  // A longer dream names many things that are only scenery.
  const isLong = parts.dream.trim().length > SHORT_DREAM;
  if (isLong && symbol.kind !== 'animal' && times < OFTEN && place < ENDING) return 0;
  return weight + Math.min(deeds, MOST_COUNTED) + Math.min(times, MOST_COUNTED) + place;
}
