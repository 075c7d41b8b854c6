import { particleAfter, wordEnd, type Copula, type Letters, type Role } from '@kkumpuri/korean';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Lexicon, NounEntry } from './lexicon.js';
import { verbAt } from './verbs.js';
import { BARE_ROLES } from './word-forms.js';

export interface Noun {
  word: string;
  classes: readonly string[];
  role: Role;
  start: number;
  end: number;
}

/** The class of a noun that is in no list. */
export const UNKNOWN = 'unknown';

export interface NounFound {
  noun: Noun;
  next: number;
  wordEnd: number;
  /** The predicate of a complement: 새였다. */
  copula?: Copula;
}

const SOLID_PARTICLE = /^(?:에게|한테|에서|이랑|랑|하고|이|가|을|를|은|는|도|에)(?=[가-힣]{2})/u;
const COUNT =
  /^(?:한|두|세|네|다섯|여섯|여러|몇|\d{1,3})(?:개|마리|명|짝|장|알|송이|그루)(?:이|가|를|을|만|나|씩|다)?(?=[가-힣]{2})/u;
const ADVERB =
  /^(?:우수수|후두둑|몽땅|전부|모두|계속|자꾸|갑자기|마구|와르르|활활|둥둥|막|또|쑥|쏙|툭|확|꽉|펑펑|싹둑|싹)(?=[가-힣]{2})/u;
/** 내장례식에, 제방문을: a possessive written solid with its noun. */
const OWNER = /^(?:내|제)$/u;
/** Maximum depth of nouns in one word without spaces. */
const DEEPEST = 3;

const lengthOf = (pattern: RegExp, text: string, at: number): number =>
  pattern.exec(text.slice(at, at + 8))?.[0].length ?? 0;

/** Finds nouns of the lexicon: whole words with particles, or nouns written solid with the next word. */
export class NounFinder {
  constructor(
    private readonly lexicon: Lexicon,
    private readonly ambiguous: Knowledge['ambiguous'],
  ) {}

  at(
    letters: Letters,
    start: number,
    isInside: boolean,
    extent: 'whole' | 'part',
    depth = 0,
  ): NounFound | undefined {
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
        if (!particle || !this.isMeant(hit.value, text, rest) || this.isDone(hit.value, text.slice(hit.end)))
          continue;
        const noun = nounOf(hit.value, particle.role, start, hit.end);
        if (isTime(noun)) continue;
        return { noun, next: end, wordEnd: end, copula: particle.copula };
      }
      const glued =
        rest === '' || !this.mayBeGlued(hit.value.word, text)
          ? undefined
          : this.gluedRole(letters, hit.end, hit.end - start, depth);
      if (glued)
        return { noun: nounOf(hit.value, glued.role, start, hit.end), next: glued.next, wordEnd: end };
    }
    return undefined;
  }

  /** 자라서 does not begin with the noun 자라 (turtle), but 밥먹고 begins with 밥. */
  private mayBeGlued(word: string, sentence: string): boolean {
    const rule = this.ambiguous[word];
    if (rule?.near) return new RegExp(rule.near, 'u').test(sentence);
    return !rule || word.length === 1;
  }

  /** Detects a noun or verb after it without a space: 밥먹고, 남자친구집에, 뱀이들어왔는데, 윗니세개빠짐. */
  private gluedRole(
    letters: Letters,
    at: number,
    length: number,
    depth: number,
  ): { role: Role; next: number } | undefined {
    if (OWNER.test(letters.text.slice(at - length, at))) {
      return this.at(letters, at, true, 'whole') ? { role: 'possessor', next: at } : undefined;
    }
    const solid = this.solidParticle(letters, at, length, depth);
    // 뱀이나왔다 is no 이다, but 집이사하다 has the noun 이사.
    if (solid?.role === 'subject' && !this.longNounFollows(letters, at, depth)) return solid;
    const counted = at + lengthOf(COUNT, letters.text, at);
    if (this.verbFollows(letters, counted)) return { role: 'bare', next: counted };
    if (length >= 2 && this.nounFollows(letters, at, depth)) return { role: 'bare', next: at };
    return solid;
  }

  /** Detects a particle and then a noun or verb without a space. */
  private solidParticle(
    letters: Letters,
    at: number,
    length: number,
    depth: number,
  ): { role: Role; next: number } | undefined {
    const particle = SOLID_PARTICLE.exec(letters.text.slice(at, at + 6))?.[0];
    if (!particle) return undefined;
    const next = at + particle.length;
    if (!this.verbFollows(letters, next) && !(length >= 2 && this.nounFollows(letters, next, depth)))
      return undefined;
    return { role: particleAfter(letters.text.slice(at - length, at), particle)?.role ?? 'bare', next };
  }

  /** Detects a verb, or an adverb with a verb: 우수수빠지다, 계속나오다. */
  private verbFollows(letters: Letters, at: number): boolean {
    if (verbAt(this.lexicon, letters, at, false)) return true;
    const adverb = lengthOf(ADVERB, letters.text, at);
    return adverb > 0 && verbAt(this.lexicon, letters, at + adverb, false) !== undefined;
  }

  private longNounFollows(letters: Letters, at: number, depth: number): boolean {
    if (this.at(letters, at, true, 'whole')) return true;
    return depth < DEEPEST && this.at(letters, at, true, 'part', depth + 1) !== undefined;
  }

  private nounFollows(letters: Letters, at: number, depth: number): boolean {
    if (this.at(letters, at, false, 'whole')) return true;
    return depth < DEEPEST && this.at(letters, at, false, 'part', depth + 1) !== undefined;
  }

  /** 청소하고 계셨다, 공부하고: what is done, not a companion (엄마하고 있었다). */
  private isDone({ word, classes }: NounEntry, after: string): boolean {
    if (!after.startsWith('하고') || classes.length > 0) return false;
    return this.lexicon.lemmas.has(`${word}하다`) || /^하고\s?(?:있|계)/u.test(after);
  }

  private isMeant({ word }: NounEntry, sentence: string, rest: string): boolean {
    const rule = this.ambiguous[word];
    if (!rule || PAST_COPULA.test(rest)) return true;
    if (rule.near && new RegExp(rule.near, 'u').test(sentence)) return true;
    // 물꿈, 불꿈이
    return rule.particle?.includes(rest.replace(/^꿈/u, '')) ?? false;
  }
}

/** 새였다, 말이었다: no form of the verb 새다 and no other noun. */
const PAST_COPULA = /^(?:였|이었)/u;

/** 사흘 전이었다: not the dreamer. */
const isTime = ({ role, word }: Noun): boolean => role === 'complement' && word in BARE_ROLES;

const nounOf = ({ word, classes }: NounEntry, role: Role, start: number, end: number): Noun => ({
  word,
  classes,
  role: role === 'bare' ? (BARE_ROLES[word] ?? role) : role,
  start,
  end,
});
