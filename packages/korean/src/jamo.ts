import { disassemble } from 'es-hangul';

const cache = new Map<string, string>();

/** Splits a syllable into its letters (왔 → ㅇㅗㅏㅆ). Characters other than Hangul stay unchanged. */
export function jamoOf(syllable: string): string {
  let jamo = cache.get(syllable);
  if (jamo === undefined) {
    jamo = disassemble(syllable);
    cache.set(syllable, jamo);
  }
  return jamo;
}

export function disassembled(text: string): string {
  let jamo = '';
  for (const character of text) jamo += jamoOf(character);
  return jamo;
}

const FIRST = 0xac00;
const FINALS = 28;
const VOWELS = 21;

export const isSyllable = (character: string): boolean => /^[가-힣]$/u.test(character);

export interface Syllable {
  initial: number;
  vowel: number;
  final: number;
}

/** Indices of the parts of a syllable in Unicode order. `final` is 0 without a final consonant. */
export function partsOf(syllable: string): Syllable | undefined {
  if (!isSyllable(syllable)) return undefined;
  const index = syllable.charCodeAt(0) - FIRST;
  return {
    initial: Math.floor(index / (VOWELS * FINALS)),
    vowel: Math.floor(index / FINALS) % VOWELS,
    final: index % FINALS,
  };
}

export function syllableOf({ initial, vowel, final }: Syllable): string {
  return String.fromCharCode(FIRST + (initial * VOWELS + vowel) * FINALS + final);
}

export const hasFinal = (text: string): boolean => (partsOf(text.slice(-1))?.final ?? 0) > 0;
