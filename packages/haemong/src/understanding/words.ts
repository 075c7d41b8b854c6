import { lettersOf, particleAfter, wordEnd, type Letters } from '@kkumpuri/korean';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Lexicon } from './lexicon.js';
import { NounFinder, UNKNOWN, type Noun } from './nouns.js';
import { verbAt, type Verb } from './verbs.js';
import { LONGEST_WORD, SOLID_PREFIX } from './word-forms.js';

/** The text between two spaces, or a little more for a noun of several words. */
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
        word.verb = afterNoun === position ? this.withNoun(found, word.nouns.at(-1)) : found;
        word.end = Math.max(word.end, found.end);
        break;
      }
      position += 1;
    }
    const unknown = word.nouns.length === 0 && !word.verb ? unknownSubject(text, start, word.end) : undefined;
    if (unknown) word.nouns.push(unknown);
    return { ...word, text: text.slice(start, word.end) };
  }

  /** Returns where 뱀 begins in 초록뱀. 아기가 is a noun with its particle, not a prefix. */
  private afterPrefix(letters: Letters, start: number, end: number): number {
    const prefix = SOLID_PREFIX.exec(letters.text.slice(start, end))?.[0].length ?? 0;
    if (prefix === 0 || this.nouns.at(letters, start, false, 'whole')) return start;
    return start + prefix;
  }

  /** 사과했다, 결혼하다: the noun and 하다 also form one predicate. */
  private withNoun(verb: Verb, noun: Noun | undefined): Verb {
    const made = verb.lemmas
      .filter((lemma) => MAKES_VERBS.has(lemma))
      .map((lemma) => `${noun?.word ?? ''}${lemma}`)
      .filter((lemma) => this.lexicon.lemmas.has(lemma));
    return made.length > 0 ? { ...verb, lemmas: [...made, ...verb.lemmas] } : verb;
  }

  private partAt(letters: Letters, position: number, isInside: boolean) {
    const whole = this.nouns.at(letters, position, isInside, 'whole');
    if (whole) return whole;
    const part = this.nouns.at(letters, position, isInside, 'part');
    if (part && (part.next - position >= 2 || part.noun.role === 'possessor')) return part;
    return verbAt(this.lexicon, letters, position, isInside) ?? part;
  }
}

const MAKES_VERBS = new Set(['하다', '되다', '치다', '시키다']);
const NAMED = /^([가-힣A-Za-z0-9]{2,8}?)(이|가|께서)[,.]?$/u;
/** 같이, 뭔가, 하다가: words that only look like a noun with its particle. */
const NOT_A_NAME =
  /(?:같이|많이|없이|높이|깊이|굳이|일찍이|더욱이|곰곰이|겹겹이|나날이|낱낱이|틈틈이|가까이|오롯이|[다까던인는은뭔딘군언운른한린]가|[가-힣]든지가)$/u;

/** 기관사가, 콩이가: a subject that the lexicon lacks still acts, and is not the dreamer. */
function unknownSubject(text: string, start: number, end: number): Noun | undefined {
  const word = text.slice(start, end);
  const found = NOT_A_NAME.test(word) ? undefined : NAMED.exec(word);
  const [, name, particle] = found ?? [];
  if (!name || !particle || particleAfter(name, particle)?.role !== 'subject') return undefined;
  return { word: name, classes: [UNKNOWN], role: 'subject', start, end: start + name.length };
}
