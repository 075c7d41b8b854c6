import type { Knowledge } from '../knowledge/knowledge.js';

const LETTER = /\p{L}/u;
const HANGUL_SYLLABLE = /[가-힣]/u;
/** What says nothing by itself: signs, numbers, pictures, and letters of Hangul that form no syllable (ㅋㅋ, ㅠㅠ, ㅁㄴㅇㄹ). */
const SAYS_NOTHING = /[^\p{L}]|[\u3131-\u318e\u1100-\u11ff]/gu;
/** 하하하, 으아아아: one syllable, or two, again and again. */
const REPEATED = /^([가-힣]{1,2})\1{2,}[가-힣]?$/u;
/** One row of a keyboard after the other. */
const KEYBOARD_ROWS = /^(?:[qwertyuiop]+|[asdfghjkl]+|[zxcvbnm]+)$/iu;

/** Tells what certainly is no dream from everything else. In doubt it is a dream. */
export class NoDreamFinder {
  private readonly said: readonly string[];

  constructor({ noDream: { greetings, fillers, asking } }: Pick<Knowledge, 'noDream'>) {
    this.said = [...greetings, ...fillers, ...asking].map((words) => words.replace(/\s+/gu, ''));
  }

  /** `readsOnlyKorean`: whoever reads the dream understands no other language. */
  isNoDream(text: string, readsOnlyKorean: boolean): boolean {
    const letters = text.normalize('NFC').replace(SAYS_NOTHING, '');
    if (!LETTER.test(letters)) return true;
    if (!HANGUL_SYLLABLE.test(letters)) return readsOnlyKorean || KEYBOARD_ROWS.test(letters);
    return REPEATED.test(letters) || this.isSaidOnly(letters);
  }

  /** Whether the letters are nothing but such words, one after the other. */
  private isSaidOnly(letters: string): boolean {
    const reached = new Set([0]);
    for (let at = 0; at < letters.length; at += 1) {
      if (!reached.has(at)) continue;
      for (const words of this.said) if (letters.startsWith(words, at)) reached.add(at + words.length);
    }
    return reached.has(letters.length);
  }
}
