import { mostCentral } from '../symbols/centrality.js';
import { shownSymbol } from '../symbols/shown-symbol.js';
import { standaloneOrAll, type SymbolOccurrence } from '../symbols/symbol-finder.js';
import { hasOwnName } from '../symbols/symbol-words.js';
import type { Understanding } from '../understanding/understanding.js';
import type { Reading } from './reading.js';

/**
 * Adds to the symbols of a reading what is most central in the dream and has not been spoken of. A dream
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
  const [first] = mostCentral(standaloneOrAll(found), dream).filter((one) => {
    const isListed = symbols.some(({ id }) => id === one.symbol.id);
    const isSpokenOf = spoken.includes(dream.parts.dream.slice(one.start, one.end));
    return !isListed && !isSpokenOf && hasOwnName(one, dream);
  });
  return first ? [...symbols, shownSymbol(dream, first)] : symbols;
}
