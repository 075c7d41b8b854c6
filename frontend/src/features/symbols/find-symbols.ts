import { type DreamSymbol, type SymbolKind, symbolKinds } from '@kkumpuri/contract';
import { getChoseong } from 'es-hangul';

const ONLY_INITIALS = /^[ㄱ-ㅎ\s]+$/;

/** By a part of any name, or by its initial consonants alone (ㅎㄹㅇ finds 호랑이). */
export function findSymbols(symbols: readonly DreamSymbol[], sought: string): DreamSymbol[] {
  const text = sought.normalize('NFC').trim().toLowerCase();
  if (text === '') return [...symbols];
  const seen = ONLY_INITIALS.test(text)
    ? (name: string) => getChoseong(name).startsWith(text)
    : (name: string) => name.toLowerCase().includes(text);
  return symbols.filter(({ name, spellings }) => [name, ...spellings].some(seen));
}

export interface KindGroup {
  kind: SymbolKind;
  symbols: DreamSymbol[];
}

export function groupByKind(symbols: readonly DreamSymbol[]): KindGroup[] {
  return symbolKinds
    .map((kind) => ({ kind, symbols: symbols.filter((symbol) => symbol.kind === kind) }))
    .filter((group) => group.symbols.length > 0);
}
