import { lettersOf, wordEnd, type Letters } from '@kkumpuri/korean';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Lexicon } from './lexicon.js';
import { NounFinder, type Noun } from './nouns.js';
import { verbAt, type Verb } from './verbs.js';
import { LONGEST_WORD, SOLID_PREFIX } from './word-forms.js';

/** What stands between two spaces (or, for nouns of several words, a little more). */
export interface Word {
  text: string;
  start: number;
  end: number;
  nouns: Noun[];
  verb?: Verb;
}

export class WordReader {
  private readonly nouns: NounFinder;

  constructor(
    private readonly lexicon: Lexicon,
    ambiguous: Knowledge['ambiguous'],
  ) {
    this.nouns = new NounFinder(lexicon, ambiguous);
  }

  read(sentence: string): Word[] {
    const letters = lettersOf(sentence);
    const words: Word[] = [];
    let position = 0;
    while (position < sentence.length) {
      if (/[\s"'“”‘’(),.!?~]/u.test(sentence.charAt(position))) {
        position += 1;
        continue;
      }
      const word = this.wordAt(letters, position);
      words.push(word);
      position = Math.max(word.end, position + 1);
    }
    return words;
  }

  private wordAt(letters: Letters, start: number): Word {
    const { text } = letters;
    const word: Word = { text: '', start, end: wordEnd(text, start), nouns: [] };
    const begin = this.afterPrefix(letters, start, word.end);
    let position = begin;
    let afterNoun = -1;
    const limit = Math.min(word.end, start + LONGEST_WORD);
    while (position < limit) {
      const isInside = position > begin && position !== afterNoun;
      const found = this.partAt(letters, position, isInside);
      if (found && 'noun' in found) {
        word.nouns.push(found.noun);
        word.end = Math.max(word.end, found.wordEnd);
        position = found.next;
        afterNoun = found.next;
        continue;
      }
      if (found) {
        word.verb = found;
        word.end = Math.max(word.end, found.end);
        break;
      }
      position += 1;
    }
    return { ...word, text: text.slice(start, word.end) };
  }

  /** Where 뱀 begins in 초록뱀. 아기가 is a noun with its particle and no prefix. */
  private afterPrefix(letters: Letters, start: number, end: number): number {
    const prefix = SOLID_PREFIX.exec(letters.text.slice(start, end))?.[0].length ?? 0;
    if (prefix === 0 || this.nouns.at(letters, start, false, 'whole')) return start;
    return start + prefix;
  }

  private partAt(letters: Letters, position: number, isInside: boolean) {
    const whole = this.nouns.at(letters, position, isInside, 'whole');
    if (whole) return whole;
    const part = this.nouns.at(letters, position, isInside, 'part');
    if (part && (part.next - position >= 2 || part.noun.role === 'possessor')) return part;
    return verbAt(this.lexicon, letters, position, isInside) ?? part;
  }
}
