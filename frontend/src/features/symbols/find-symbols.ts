import { type ListedSymbol, type SymbolKind, symbolKinds } from '@kkumpuri/contract';
import { getChoseong } from 'es-hangul';
import { hasDrawing } from '@/components/SymbolDrawing';
import { popularSymbols } from './common-dreams';

/** Initial consonants of Korean names. Double consonants are listed under their single ones. */
export const initials = [...'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'];
const DOUBLED: Readonly<Record<string, string>> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };
const toSingleConsonants = (text: string) =>
  text.replace(/[ㄲㄸㅃㅆㅉ]/gu, (letter) => DOUBLED[letter] ?? letter);

const ONLY_INITIALS = /^[ㄱ-ㅎ\s]+$/;

/** Finds symbols by a part of any name or by initial consonants (ㅎㄹㅇ finds 호랑이). */
export function findSymbols(symbols: readonly ListedSymbol[], query: string): ListedSymbol[] {
  const text = query.normalize('NFC').trim().toLowerCase();
  if (text === '') return [...symbols];
  const matches = ONLY_INITIALS.test(text)
    ? (name: string) => toSingleConsonants(getChoseong(name)).startsWith(toSingleConsonants(text))
    : (name: string) => name.toLowerCase().includes(text);
  return symbols.filter(({ name, spellings }) => [name, ...spellings].some(matches));
}

function rankOf({ id }: ListedSymbol): number {
  const rank = popularSymbols.indexOf(id);
  if (rank >= 0) return rank;
  return popularSymbols.length + (hasDrawing(id) ? 0 : 1);
}

const sortByPopularity = (symbols: readonly ListedSymbol[]): ListedSymbol[] =>
  [...symbols].sort((a, b) => rankOf(a) - rankOf(b));

export interface KindGroup {
  kind: SymbolKind;
  symbols: ListedSymbol[];
}

export function groupByKind(symbols: readonly ListedSymbol[]): KindGroup[] {
  return symbolKinds
    .map((kind) => ({ kind, symbols: sortByPopularity(symbols.filter((symbol) => symbol.kind === kind)) }))
    .filter((group) => group.symbols.length > 0);
}
