import { particleAfter, wordEnd, type Letters, type Role } from '@kkumpuri/korean';
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

export interface NounFound {
  noun: Noun;
  next: number;
  wordEnd: number;
}

/** Finds the nouns of the lexicon, whole words with their particles or written solid with what follows. */
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
        if (!particle || !this.isMeant(hit.value, text, rest)) continue;
        return { noun: nounOf(hit.value, particle.role, start, hit.end), next: end, wordEnd: end };
      }
      const glued =
        rest === '' || !this.mayGoOn(hit.value.word, text)
          ? undefined
          : this.gluedRole(letters, hit.end, hit.end - start);
      if (glued)
        return { noun: nounOf(hit.value, glued.role, start, hit.end), next: glued.next, wordEnd: end };
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
    if (verbAt(this.lexicon, letters, at, false)) return { role: 'bare', next: at };
    if (length >= 2 && this.at(letters, at, false, 'whole')) return { role: 'bare', next: at };
    const particle = /^(?:에게|한테|에서|이|가|을|를|은|는|도|에)(?=[가-힣]{2})/u.exec(
      letters.text.slice(at, at + 6),
    )?.[0];
    if (!particle || !verbAt(this.lexicon, letters, at + particle.length, false)) return undefined;
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
}

const nounOf = ({ word, classes }: NounEntry, role: Role, start: number, end: number): Noun => ({
  word,
  classes,
  role: role === 'bare' ? (BARE_ROLES[word] ?? role) : role,
  start,
  end,
});
