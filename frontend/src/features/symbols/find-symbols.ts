import { type DreamSymbol, type SymbolKind, symbolKinds } from '@kkumpuri/contract';
import { getChoseong } from 'es-hangul';
import { hasDrawing } from '@/components/SymbolDrawing';
import { soughtFirst } from './common-dreams';

/** Every consonant that a Korean name can begin with; the doubled ones stand with their single ones. */
export const initials = [...'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'];
const DOUBLED: Readonly<Record<string, string>> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };
const singled = (text: string) => text.replace(/[ㄲㄸㅃㅆㅉ]/gu, (letter) => DOUBLED[letter] ?? letter);

const ONLY_INITIALS = /^[ㄱ-ㅎ\s]+$/;

/** By a part of any name, or by its initial consonants alone (ㅎㄹㅇ finds 호랑이). */
export function findSymbols(symbols: readonly DreamSymbol[], sought: string): DreamSymbol[] {
  const text = sought.normalize('NFC').trim().toLowerCase();
  if (text === '') return [...symbols];
  const seen = ONLY_INITIALS.test(text)
    ? (name: string) => singled(getChoseong(name)).startsWith(singled(text))
    : (name: string) => name.toLowerCase().includes(text);
  return symbols.filter(({ name, spellings }) => [name, ...spellings].some(seen));
}

function placeOf({ id }: DreamSymbol): number {
  const place = soughtFirst.indexOf(id);
  if (place >= 0) return place;
  return soughtFirst.length + (hasDrawing(id) ? 0 : 1);
}

const soughtSorted = (symbols: readonly DreamSymbol[]): DreamSymbol[] =>
  [...symbols].sort((a, b) => placeOf(a) - placeOf(b));

export interface KindGroup {
  kind: SymbolKind;
  symbols: DreamSymbol[];
}

export function groupByKind(symbols: readonly DreamSymbol[]): KindGroup[] {
  return symbolKinds
    .map((kind) => ({ kind, symbols: soughtSorted(symbols.filter((symbol) => symbol.kind === kind)) }))
    .filter((group) => group.symbols.length > 0);
}
