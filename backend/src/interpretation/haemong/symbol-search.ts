import { normalizeText, type SymbolKind } from '@kkumpuri/contract';
import type { SymbolEntry } from '@kkumpuri/haemong';

const NO_MATCH = 4;

/** Finds symbols by any part of a name or spelling; exact matches first, then names that start with the query. */
export function searchSymbols(
  symbols: readonly SymbolEntry[],
  query: string,
  kind?: SymbolKind,
): readonly SymbolEntry[] {
  const wanted = squeeze(query);
  const ofKind = kind ? symbols.filter((symbol) => symbol.kind === kind) : symbols;
  if (wanted === '') return ofKind;
  return ofKind
    .map((symbol) => ({ symbol, rank: rankOf(symbol, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ symbol }) => symbol);
}

/** Normalizes text for comparison: one Unicode form, no spaces, lower case. */
export function squeeze(text: string): string {
  return normalizeText(text).replace(/\s/g, '').toLowerCase();
}

function rankOf(symbol: SymbolEntry, wanted: string): number {
  const [name = '', ...spellings] = [symbol.name, ...symbol.spellings].map(squeeze);
  if (name === wanted) return 0;
  if (spellings.includes(wanted)) return 1;
  if (name.startsWith(wanted)) return 2;
  return [name, ...spellings].some((spelling) => spelling.includes(wanted)) ? 3 : NO_MATCH;
}
