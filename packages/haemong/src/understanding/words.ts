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

/** What the short words for the dreamer are when no particle follows. */
const BARE_ROLES: Readonly<Record<string, Role>> = {
  내: 'possessor',
  제: 'possessor',
  우리: 'possessor',
  저희: 'possessor',
  난: 'topic',
  전: 'topic',
  날: 'object',
};
/** Whole words that are never a form of a verb. */
const NO_VERB =
  /^(?:안|못|막|꽉|좀|또|더|다|잘|왜|그|저|이|수|것|거|건|걸|게|데|줄|때|중|한|두|세|네|몇|온|간|이게|그게|이제|아주|하나|자꾸|계속)$/u;
/** Beyond it a stretch without spaces is noise, and must not cost its square. */
const LONGEST_WORD = 40;
/** Inside a word a verb follows another (뛰어들어오다) or a denial. */
const GOES_ON = /[어아여와워져려혀쳐켜겨고안못]$/u;
/** 초록뱀, 큰개: written solid with what it describes. */
const SOLID_PREFIX =
  /^(?:초록|빨강|파랑|노랑|검정|하양|큰|작은|흰|검은|하얀|까만|빨간|파란|노란|붉은|푸른|커다란|거대한|어린|늙은|죽은|새끼|아기|황금)(?=[가-힣])/u;
/** 물고 있는, 들어와 버린, 막아 줬다: the helping verb belongs to the one before. */
const HELPS_AFTER_GO = /^\s(?:있|계시|계신|계셨|싶|말았)[가-힣]*/u;
const HELPS_AFTER_MELTED =
  /^\s(?:버리|버려|버렸|버린|버림|주|줘|줬|준|놓|놔|놨|두|뒀|있|계시|계신|계셨|내|냈|봤|보았)[가-힣]*/u;
const HELPING_ATTRIBUTIVE = /(?:있는|있던|계신|계시던|버린|버렸던|주신|준|주던|주는|놓은|둔)$/u;

/** 안 물렸다, 못 들어왔다, 하나도 안아팠다. */
function isDeniedBefore(text: string, start: number): boolean {
  return (
    /(?:^|[\s가-힣])(?:안|못|하나도 안|전혀 안)\s?$/u.test(text.slice(Math.max(0, start - 6), start)) &&
    !/(?:집|방|차|물|품|속|문)\s?안\s?$/u.test(text.slice(Math.max(0, start - 6), start))
  );
}

function helperAfter(text: string, { kind, rest }: { kind: string; rest: string }): string {
  if (rest.endsWith('ㄱㅗ')) return HELPS_AFTER_GO.exec(text)?.[0] ?? '';
  return kind === 'melted' && rest === '' ? (HELPS_AFTER_MELTED.exec(text)?.[0] ?? '') : '';
}
