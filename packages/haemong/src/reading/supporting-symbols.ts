import type { KnownStory } from '../knowledge/knowledge.js';
import type { SymbolOccurrence } from '../symbols/symbol-finder.js';
import type { Reading } from './reading.js';

/** Returns the story's symbols that the dream names, each with a quote of the name. */
export function supportingSymbols(
  story: Pick<KnownStory, 'symbols'>,
  text: string,
  found: readonly SymbolOccurrence[],
): Reading['symbols'] {
  return story.symbols.flatMap(({ id, why }) => {
    const occurrence = found.find(({ symbol }) => symbol.id === id);
    if (!occurrence) return [];
    const { symbol, start, end } = occurrence;
    return [{ id, name: symbol.name, quote: text.slice(start, end), why }];
  });
}
