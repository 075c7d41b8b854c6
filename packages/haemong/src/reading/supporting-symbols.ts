import type { KnownStory } from '../knowledge/knowledge.js';
import { shownSymbol } from '../symbols/shown-symbol.js';
import type { Understanding } from '../understanding/understanding.js';
import type { SymbolOccurrence } from '../symbols/symbol-finder.js';
import type { Reading } from './reading.js';

/** Returns the story's symbols that the dream names, each with a quote of the name. */
export function supportingSymbols(
  story: Pick<KnownStory, 'symbols'>,
  dream: Pick<Understanding, 'typed' | 'text'>,
  found: readonly SymbolOccurrence[],
): Reading['symbols'] {
  return story.symbols.flatMap((id) => {
    const occurrence = found.find(({ symbol }) => symbol.id === id);
    return occurrence ? [shownSymbol(dream, occurrence)] : [];
  });
}
