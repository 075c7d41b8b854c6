/** Syllables of Hangul and what they are put together of, in Unicode's order. */

const FIRST = 0xac00;
const LAST = 0xd7a3;
const VOWELS = 21;
const FINALS = 28;

export interface Syllable {
  initial: number;
  vowel: number;
  final: number;
}

export function partsOf(syllable: string): Syllable | undefined {
  const code = syllable.charCodeAt(0);
  if (!(code >= FIRST && code <= LAST)) return undefined;
  const index = code - FIRST;
  return {
    initial: Math.floor(index / (VOWELS * FINALS)),
    vowel: Math.floor(index / FINALS) % VOWELS,
    final: index % FINALS,
  };
}

export function syllableOf({ initial, vowel, final }: Syllable): string {
  return String.fromCharCode(FIRST + (initial * VOWELS + vowel) * FINALS + final);
}

export function hasFinalConsonant(syllable: string): boolean {
  return finalConsonantOf(syllable) > 0;
}

/** The final consonant in Unicode's order; 0 for none, and for what is no syllable. */
export function finalConsonantOf(syllable: string): number {
  return partsOf(syllable)?.final ?? 0;
}

/** The text with another final consonant in its last syllable. */
export function withFinal(text: string, final: number): string {
  const parts = partsOf(text.slice(-1));
  return parts ? text.slice(0, -1) + syllableOf({ ...parts, final }) : text;
}
