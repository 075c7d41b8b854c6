import { normalizeText, type SymbolKind } from '@kkumpuri/contract';
import type { SymbolEntry } from '@kkumpuri/haemong';

const NO_MATCH = 4;

/** Finds symbols by any part of a name or spelling; exact matches first, then names that start with the query. */
export function searchSymbols(
  symbols: readonly SymbolEntry[],
  query: string,
  kind?: SymbolKind,
): readonly SymbolEntry[] {
  const key = searchKey(query);
  const ofKind = kind ? symbols.filter((symbol) => symbol.kind === kind) : symbols;
  if (key === '') return ofKind;
  return ofKind
    .map((symbol) => ({ symbol, rank: rankOf(symbol, key) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ symbol }) => symbol);
}

/** Normalizes text for comparison: one Unicode form, no spaces, lower case. */
export function searchKey(text: string): string {
  return normalizeText(text).replace(/\s/g, '').toLowerCase();
}

function rankOf(symbol: SymbolEntry, key: string): number {
  const [name = '', ...spellings] = [symbol.name, ...symbol.spellings].map(searchKey);
  if (name === key) return 0;
  if (spellings.includes(key)) return 1;
  if (name.startsWith(key)) return 2;
  return [name, ...spellings].some((spelling) => spelling.includes(key)) ? 3 : NO_MATCH;
}
