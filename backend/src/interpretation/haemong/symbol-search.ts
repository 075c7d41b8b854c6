import { normalizeText, type SymbolKind } from '@kkumpuri/contract';
import type { SymbolEntry } from '@kkumpuri/haemong';

const NO_MATCH = 4;

/** By any part of a name or spelling; names that begin with the query come first. */
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

/** For comparison: one form of every letter, and no spaces. */
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
