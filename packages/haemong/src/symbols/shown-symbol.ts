import { asTyped } from '../understanding/spacing.js';
import type { Understanding } from '../understanding/understanding.js';
import type { SymbolOccurrence } from './symbol-finder.js';

/** A symbol as a reading lists it, with a literal quote of its name. The dictionary's paragraphs tell its meaning, so `why` is empty. */
export interface ShownSymbol {
  id: string;
  name: string;
  quote: string;
  why: '';
}

export function shownSymbol(
  dream: Pick<Understanding, 'typed' | 'text'>,
  occurrence: SymbolOccurrence,
): ShownSymbol {
  const { id, name } = occurrence.symbol;
  return { id, name, quote: asTyped(dream, occurrence).quote, why: '' };
}
