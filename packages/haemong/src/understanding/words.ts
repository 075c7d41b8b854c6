import { hasFinal, lettersOf, particleAfter, wordEnd, type Letters } from '@kkumpuri/korean';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Lexicon } from './lexicon.js';
import { NounFinder, UNKNOWN, type Noun, type NounFound } from './nouns.js';
import { COPULA, verbAt, wordAt, type Verb } from './verbs.js';
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
    // 갑자기, 아무리: 자기 and 무리 are not meant.
    if (this.hidesNoun(letters, start)) return { ...word, text: text.slice(start, word.end) };
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
        word.verb = predicateAfter(found, word.end);
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
    if (word.nouns.length === 0 && !word.verb) addUnknown(word, text);
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

  private hidesNoun(letters: Letters, start: number): boolean {
    const isKnown = this.lexicon.uninflected.has(wordAt(letters.text, start));
    return isKnown && !this.nouns.at(letters, start, false, 'whole');
  }

  private partAt(letters: Letters, position: number, isInside: boolean) {
    const whole = this.nouns.at(letters, position, isInside, 'whole');
    const isVerb =
      NO_NOUN.test(letters.text.slice(position, position + 6)) ||
      (whole && isPredicate(letters.text, position));
    const predicate = isVerb && verbAt(this.lexicon, letters, position, isInside);
    if (predicate) return predicate;
    if (whole) return whole;
    const isWord = !isInside && this.lexicon.uninflected.has(wordAt(letters.text, position));
    const part = isWord ? undefined : this.nouns.at(letters, position, isInside, 'part');
    if (part && (part.next - position >= 2 || part.noun.role === 'possessor')) return part;
    return verbAt(this.lexicon, letters, position, isInside) ?? part;
  }
}

/** Forms of 나오다, 나가다 and 죽다 that are also nouns with their particles. */
const NOUN_LIKE = /^(?:나와(?!\s?(?:함께|같이|눈|마주|똑|닮|둘|다른))|나가|죽음)(?=[\s.,!~ㅠㅜㅋㅎ]|$)/u;
/** 나가버렸다, 나와 줬다, 끝나 버렸다, 나가셨다, 나가자고, 사주셨다: no noun with a particle. */
const NO_NOUN =
  /^(?:(?:나[가와]|끝나)\s?(?:버[리려렸린림릴]|[주줬준줌]|봤|봐)|나가[시셨신실셔심자라려래야고서지면니던더]|사(?:주[시셨신실셔]|줬|줘|줌))/u;
const AFTER_ARGUMENT = /[가-힣](?:이|가|을|를|로|에서|씩|또|다시)\s$/u;

/** 엄마 갑자기 죽음: at the end, unless it belongs to somebody (엄마의 죽음). */
const LAST_DEATH = /^죽음(?=[.,!~ㅠㅜㅋㅎ]|$)/u;
const AFTER_WORD = /[가-힣](?<!의)\s$/u;

/** 귀신이 나와, 애가 하나씩 죽음. */
const isPredicate = (text: string, position: number): boolean => {
  const word = text.slice(position, position + 8);
  const before = text.slice(0, position);
  if (LAST_DEATH.test(word) && AFTER_WORD.test(before)) return true;
  return NOUN_LIKE.test(word) && AFTER_ARGUMENT.test(before);
};

const MAKES_VERBS = new Set(['하다', '되다', '치다', '시키다']);
const LETTERS = /^[가-힣]*/u;
const NAMED = /^([가-힣A-Za-z0-9]{2,8}?)(이|가|께서)[,.]?$/u;
/** 같이, 뭔가, 하다가: words that only look like a noun with its particle. */
const NOT_A_NAME =
  /(?:같이|많이|없이|높이|깊이|굳이|일찍이|더욱이|곰곰이|겹겹이|나날이|낱낱이|틈틈이|가까이|오롯이|[다까던인는은뭔딘군언운른한린]가|[가-힣]든지가)$/u;

/** 기관사가, 대장장이였다: the lexicon lacks the noun, but its particle or copula gives it a role. */
function addUnknown(word: Word, text: string): void {
  const written = text.slice(word.start, word.end);
  const subject = NOT_A_NAME.test(written) ? undefined : NAMED.exec(written);
  const name = subject?.[1] ?? identified(written);
  const found =
    name === undefined ? undefined : particleAfter(name, LETTERS.exec(written.slice(name.length))?.[0] ?? '');
  if (!name || (found?.role !== 'subject' && found?.role !== 'complement')) return;
  const end = word.start + name.length;
  const noun: Noun = { word: name, classes: [UNKNOWN], role: found.role, start: word.start, end };
  word.nouns.push(noun);
  word.verb = predicateAfter({ noun, copula: found.copula }, word.end);
}

/** Returns the predicate after a complement, up to the end of the word. */
const predicateAfter = (
  { noun, copula }: Pick<NounFound, 'noun' | 'copula'>,
  end: number,
): Verb | undefined => copula && { ...copula, lemmas: [COPULA], start: noun.end, end };

/** 빠진 모양이었다, 그런 느낌이었다: part of the predicate before it. */
const NOT_A_THING =
  /(?:모양|때문|정도|느낌|기분|상황|상태|마찬가지|처음|마지막|그거|이거|저거|누구|어디|꿈)$/u;

/** Returns the noun before 였 or 이었. Verbs such as 끄덕였다 have a consonant before 였. */
function identified(written: string): string | undefined {
  const [, name] = /^([가-힣A-Za-z0-9]{2,8}?)(?:였|이었)/u.exec(written) ?? [];
  return name && !NOT_A_THING.test(name) && hasFinal(name) === written.startsWith('이', name.length)
    ? name
    : undefined;
}
