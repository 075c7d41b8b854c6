import type { Knowledge } from '../knowledge/knowledge.js';

const LETTER = /\p{L}/u;
const HANGUL_SYLLABLE = /[가-힣]/u;
/** Characters without a meaning of their own: signs, digits, emoji and single jamo (ㅋㅋ, ㅠㅠ, ㅁㄴㅇㄹ). */
const MEANINGLESS = /[^\p{L}]|[\u3131-\u318e\u1100-\u11ff]/gu;
/** 하하하, 으아으아으아: one or two syllables, at least three times. */
const REPEATED = /^([가-힣]{1,2})\1{2,}[가-힣]?$/u;
/** Letters of a single keyboard row. */
const KEYBOARD_ROWS = /^(?:[qwertyuiop]+|[asdfghjkl]+|[zxcvbnm]+)$/iu;

/** Detects text that certainly contains no dream. Doubtful text is treated as a dream. */
export class NoDreamFinder {
  private readonly phrases: readonly string[];

  constructor({ noDream: { greetings, fillers, asking } }: Pick<Knowledge, 'noDream'>) {
    this.phrases = [...greetings, ...fillers, ...asking].map((words) => words.replace(/\s+/gu, ''));
  }

  /** `readsOnlyKorean`: the interpreter supports no other language. */
  isNoDream(text: string, readsOnlyKorean: boolean): boolean {
    const letters = text.normalize('NFC').replace(MEANINGLESS, '');
    if (!LETTER.test(letters)) return true;
    if (!HANGUL_SYLLABLE.test(letters)) return readsOnlyKorean || KEYBOARD_ROWS.test(letters);
    return REPEATED.test(letters) || this.isPhrasesOnly(letters);
  }

  /** Tests whether the letters are a sequence of known phrases. */
  private isPhrasesOnly(letters: string): boolean {
    const reached = new Set([0]);
    for (let at = 0; at < letters.length; at += 1) {
      if (!reached.has(at)) continue;
      for (const phrase of this.phrases) if (letters.startsWith(phrase, at)) reached.add(at + phrase.length);
    }
    return reached.has(letters.length);
  }
}
