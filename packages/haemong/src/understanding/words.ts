import {
  isAttributive,
  isHonorific,
  lettersOf,
  particleAfter,
  statusOf,
  wordEnd,
  type DeedStatus,
  type Letters,
  type Role,
} from '@kkumpuri/korean';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Lexicon, NounEntry } from './lexicon.js';
import {
  BARE_ROLES,
  GOES_ON,
  HELPING_ATTRIBUTIVE,
  LONGEST_WORD,
  NO_VERB,
  SOLID_PREFIX,
  helperAfter,
  isDeniedBefore,
} from './word-forms.js';

export interface Noun {
  word: string;
  classes: readonly string[];
  role: Role;
  start: number;
  end: number;
}

export interface Verb {
  lemmas: readonly string[];
  status: DeedStatus;
  isHonorific: boolean;
  isAttributive: boolean;
  start: number;
  end: number;
}

/** What stands between two spaces (or, for nouns of several words, a little more). */
export interface Word {
  text: string;
  start: number;
  end: number;
  nouns: Noun[];
  verb?: Verb;
}

export class WordReader {
  constructor(
    private readonly lexicon: Lexicon,
    private readonly ambiguous: Knowledge['ambiguous'],
  ) {}

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
    let position = start;
    let afterNoun = -1;
    const limit = start + LONGEST_WORD;
    while (position < Math.min(word.end, limit)) {
      if (position === start) position += SOLID_PREFIX.exec(text.slice(start, word.end))?.[0].length ?? 0;
      const isPrefixed =
        position > start && word.nouns.length === 0 && SOLID_PREFIX.test(text.slice(start, word.end));
      const isInside = !isPrefixed && position > start && position !== afterNoun;
      const whole = this.nounAt(letters, position, isInside, 'whole');
      const part = whole ? undefined : this.nounAt(letters, position, isInside, 'part');
      const isSurePart = part !== undefined && part.next - position >= 2;
      const verb = whole || isSurePart ? undefined : this.verbAt(letters, position, isInside);
      const noun = whole ?? (verb ? undefined : part);
      if (noun) {
        word.nouns.push(noun.noun);
        word.end = Math.max(word.end, noun.wordEnd);
        position = noun.next;
        afterNoun = noun.next;
        continue;
      }
      if (verb) {
        word.verb = verb.verb;
        word.end = Math.max(word.end, verb.verb.end);
        break;
      }
      position += 1;
    }
    return { ...word, text: text.slice(start, word.end) };
  }

  private nounAt(
    letters: Letters,
    start: number,
    isInside: boolean,
    extent: 'whole' | 'part',
  ): { noun: Noun; next: number; wordEnd: number } | undefined {
    const { text } = letters;
    const hits = this.lexicon.nouns.at(text, start);
    for (let index = hits.length - 1; index >= 0; index -= 1) {
      const hit = hits[index];
      if (!hit || (isInside && hit.end - start < 2)) continue;
      const end = wordEnd(text, hit.end - 1);
      const rest = text
        .slice(hit.end, end)
        .replace(/[^가-힣ㄱ-ㅣ].*$/u, '')
        .replace(/[ㅋㅎㅠㅜ]+$/u, '');
      const particle = particleAfter(hit.value.word, rest);
      if (extent === 'whole') {
        if (!particle || !this.isMeant(hit.value, text, rest)) continue;
        return { noun: noun(hit.value, particle.role, start, hit.end), next: end, wordEnd: end };
      }
      const glued =
        rest === '' || !this.mayGoOn(hit.value.word, text)
          ? undefined
          : this.gluedRole(letters, hit.end, hit.end - start);
      if (glued) return { noun: noun(hit.value, glued.role, start, hit.end), next: glued.next, wordEnd: end };
    }
    return undefined;
  }

  /** 자라서 is no turtle that stands; 밥먹고 is a meal. */
  private mayGoOn(word: string, sentence: string): boolean {
    const rule = this.ambiguous[word];
    if (rule?.near) return new RegExp(rule.near, 'u').test(sentence);
    return !rule || word.length === 1;
  }

  /** 밥먹고, 남자친구집에, 뱀이들어왔는데: another noun or a verb follows without a space. */
  private gluedRole(letters: Letters, at: number, length: number): { role: Role; next: number } | undefined {
    if (this.verbAt(letters, at, false)) return { role: 'bare', next: at };
    if (length >= 2 && this.nounAt(letters, at, false, 'whole')) return { role: 'bare', next: at };
    const particle = /^(?:에게|한테|에서|이|가|을|를|은|는|도|에)(?=[가-힣]{2})/u.exec(
      letters.text.slice(at, at + 6),
    )?.[0];
    if (!particle || !this.verbAt(letters, at + particle.length, false)) return undefined;
    return {
      role: particleAfter(letters.text.slice(at - length, at), particle)?.role ?? 'bare',
      next: at + particle.length,
    };
  }

  private isMeant({ word }: NounEntry, sentence: string, rest: string): boolean {
    const rule = this.ambiguous[word];
    if (!rule) return true;
    if (rule.near && new RegExp(rule.near, 'u').test(sentence)) return true;
    return rule.particle?.includes(rest) ?? false;
  }

  private verbAt(letters: Letters, start: number, isInside: boolean): { verb: Verb } | undefined {
    const { text } = letters;
    if (!isInside && NO_VERB.test(text.slice(start, wordEnd(text, start)))) return undefined;
    const plain = this.lexicon.verbs.at(letters, start);
    if (plain && !(isInside && (plain.syllables < 2 || !GOES_ON.test(text.slice(0, start))))) {
      return { verb: this.verb(letters, plain, start, isDeniedBefore(text, start)) };
    }
    if (!/^[안못]/u.test(text.charAt(start))) return undefined;
    const denied = this.lexicon.verbs.at(letters, start + 1);
    return denied && { verb: this.verb(letters, denied, start, true) };
  }

  private verb(
    letters: Letters,
    found: NonNullable<ReturnType<Lexicon['verbs']['at']>>,
    start: number,
    isDenied: boolean,
  ): Verb {
    const stemEnd =
      letters.characterAt[(letters.letterAt[found.end] ?? 0) - found.rest.length - 1] ?? found.end;
    const after = letters.text.slice(stemEnd + 1, found.end + 14);
    const helper = helperAfter(letters.text.slice(found.end, found.end + 10), found);
    return {
      lemmas: found.lemmas,
      status: statusOf(after, isDenied),
      isHonorific: isHonorific(found),
      isAttributive: helper ? HELPING_ATTRIBUTIVE.test(helper) : isAttributive(found),
      start,
      end: found.end + helper.length,
    };
  }
}

const noun = ({ word, classes }: NounEntry, role: Role, start: number, end: number): Noun => ({
  word,
  classes,
  role: role === 'bare' ? (BARE_ROLES[word] ?? role) : role,
  start,
  end,
});
