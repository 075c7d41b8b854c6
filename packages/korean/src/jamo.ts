import { disassemble } from 'es-hangul';

const known = new Map<string, string>();

/** The letters a syllable is put together of (왔 → ㅇㅗㅏㅆ); what is no syllable stays as it is. */
export function jamoOf(syllable: string): string {
  let jamo = known.get(syllable);
  if (jamo === undefined) {
    jamo = disassemble(syllable);
    known.set(syllable, jamo);
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

/** The parts of a syllable as their places in Unicode's order; 0 is no final consonant. */
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
