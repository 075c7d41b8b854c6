import type { SymbolEntry } from '../schema/symbol.js';
import { shownSymbol } from '../symbols/shown-symbol.js';
import { standaloneOrAll, type SymbolOccurrence } from '../symbols/symbol-finder.js';
import type { Noun } from '../understanding/nouns.js';
import type { Understanding } from '../understanding/understanding.js';
import type { Reading } from './reading.js';

const MOST_COUNTED = 2;

/** What a dream may turn on, and how much. Deeds, persons, places and rites are the frame of most dreams. */
const WEIGHTS: Partial<Record<SymbolEntry['kind'], number>> = {
  animal: 3,
  food: 2,
  object: 2,
  nature: 2,
};

/** 주머니에 넣었다, 주머니의 돈: only where something else was. */
const ASIDE: ReadonlySet<Noun['role']> = new Set(['place', 'possessor']);

/**
 * Adds to the symbols of a reading what is most central in the dream and has not been spoken of, with its meaning. A dream
 * of the deceased gets none, because it is about that person.
 */
export function listedSymbols(
  reading: Reading,
  dream: Understanding,
  found: readonly SymbolOccurrence[],
): Reading['symbols'] {
  if (dream.deceased.size > 0) return reading.symbols;
  const { headline, summary, traditional, psychological, symbols } = reading;
  const spoken = `${headline} ${summary} ${traditional.text} ${psychological.text}`;
  const [first] = standaloneOrAll(found)
    .filter(({ symbol }) => !symbols.some(({ id }) => id === symbol.id))
    .map((one) => ({ ...one, named: dream.parts.dream.slice(one.start, one.end) }))
    // The meaning fits what has the symbol's name, not all that its entry covers: 젓가락 is no pot.
    .filter(({ named, symbol }) => symbol.name.includes(named) && !spoken.includes(named))
    .map((one) => ({ one, weight: weightOf(one, dream) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return first ? [...symbols, shownSymbol(dream, first.one)] : symbols;
}

/** A thing that acts or is acted on, is named again, or is named late is more central. */
function weightOf(
  { symbol, start, end, named }: SymbolOccurrence & { named: string },
  { parts, events, nouns }: Understanding,
): number {
  const weight = WEIGHTS[symbol.kind];
  if (!weight || symbol.standsAlone || symbol.caution) return 0;
  // 손 is not central in 손잡이.
  const isNamed = (noun: Noun) => noun.end > start && noun.end <= end;
  if (nouns.filter(isNamed).every(({ role }) => ASIDE.has(role))) return 0;
  const deeds = events.filter(({ doers, others }) => [...doers, ...others].some(isNamed)).length;
  const times = nouns.filter(({ word }) => word === named).length;
  const place = parts.dream.lastIndexOf(named) / parts.dream.length;
  return weight + Math.min(deeds, MOST_COUNTED) + Math.min(times, MOST_COUNTED) + place;
}
