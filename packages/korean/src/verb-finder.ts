import { stemsOf, type Stem } from './conjugation.js';
import { isEnding } from './endings.js';
import { disassembled, jamoOf } from './jamo.js';
import { WordTrie } from './word-trie.js';

interface StemEntry {
  lemma: string;
  kind: Stem['kind'];
  syllables: number;
}

export interface VerbFound {
  /** Several if their forms coincide, such as 듣다 and 들다 in 들어. */
  lemmas: string[];
  kind: Stem['kind'];
  /** End of the character that contains the last letter of the stem. */
  stemEnd: number;
  /** End of the word that contains the last letter of the stem. */
  end: number;
  /** Letters after the stem up to the end of the word. */
  rest: string;
  syllables: number;
}

/** A sentence as letters without spaces, with the mapping between letters and characters. */
export interface Letters {
  text: string;
  jamo: string;
  /** Character index of each letter. */
  characterAt: number[];
  /** Letter index of each character. */
  letterAt: number[];
}

export function lettersOf(text: string): Letters {
  let jamo = '';
  const characterAt: number[] = [];
  const letterAt: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    letterAt.push(jamo.length);
    const character = text.charAt(index);
    if (/\s/u.test(character)) continue;
    const letters = jamoOf(character);
    for (let count = 0; count < letters.length; count += 1) characterAt.push(index);
    jamo += letters;
  }
  letterAt.push(jamo.length);
  return { text, jamo, characterAt, letterAt };
}

/** Finds forms of the given verbs and adjectives. */
export class VerbFinder {
  private readonly trie = new WordTrie<StemEntry>();

  constructor(lemmas: Iterable<string>) {
    for (const lemma of lemmas) {
      const syllables = lemma.replace(/\s/gu, '').length - 1;
      for (const { jamo, kind } of stemsOf(lemma)) this.trie.add(jamo, { lemma, kind, syllables });
    }
  }

  /** Returns the verb with the longest stem at this character whose following letters can be an ending. */
  at(letters: Letters, start: number): VerbFound | undefined {
    const hits = this.trie.at(letters.jamo, letters.letterAt[start] ?? letters.jamo.length);
    let best: VerbFound | undefined;
    let bestEnd = -1;
    for (let index = hits.length - 1; index >= 0; index -= 1) {
      const hit = hits[index];
      if (!hit || hit.end < bestEnd) break;
      const found = accept(letters, hit.value, hit.end, start);
      if (!found) continue;
      if (best) best.lemmas.push(...found.lemmas);
      else best = found;
      bestEnd = hit.end;
    }
    return best && { ...best, lemmas: [...new Set(best.lemmas)] };
  }
}

const LONG = 3;
/** 먹은, 밟은: there is no such noun. */
const VERB_STEMS =
  /^[먹잡입죽받찾씻얻앉웃읽낳쌓놓넣담밟뽑묶씹뱉깎볶갚맞맡붙쫓섞잃잊꽂닫돋뜯굶늙썩굳젖녹막익앓긁끊뚫꿇남묻벗참심업]은$/u;
/** 품에 안은, 아기를 안은; but 안은 어두웠다. */
const HELD = /(?:[에을를]|꼭)\s$/u;
const isNounLike = (word: string, before: string): boolean =>
  /^[가-힣](?:을|은)$/u.test(word) && !VERB_STEMS.test(word) && !(word === '안은' && HELD.test(before));

function accept(letters: Letters, entry: StemEntry, stemEnd: number, start: number): VerbFound | undefined {
  const lastCharacter = letters.characterAt[stemEnd - 1] ?? letters.text.length - 1;
  const end = wordEnd(letters.text, lastCharacter);
  const rest = letters.jamo
    .slice(stemEnd, letters.letterAt[endBeforeEmoticon(letters.text, lastCharacter + 1, end)])
    .replace(/[^ㄱ-ㅣ].*$/u, '');
  const { lemma, kind, syllables } = entry;
  // 물려고 is a form of 물다, not of 물리다.
  if (kind === 'melted' && rest.startsWith('ㄱㅗ')) return undefined;
  const isUnambiguous = syllables >= LONG || (syllables === 2 && kind === 'melted');
  if (!isUnambiguous && !isEnding(kind, rest)) return undefined;
  // A single syllable such as 가 is usually a particle or part of another word: accepted only if `melted`.
  if (syllables === 1 && rest === '' && end - start === 1 && kind !== 'melted') return undefined;
  // 담을, 길은: more likely an unlisted noun with its particle.
  const word = letters.text.slice(start, end);
  if (syllables === 1 && kind === 'open' && isNounLike(word, letters.text.slice(0, start))) return undefined;
  return { lemmas: [lemma], kind, stemEnd: lastCharacter + 1, end, rest, syllables };
}

/** Excludes typed laughter and tears from the ending: 빠짐ㅠㅠ. */
function endBeforeEmoticon(text: string, from: number, end: number): number {
  const at = text.slice(from, end).search(/[ㄱ-ㅣ]/u);
  return at < 0 ? end : from + at;
}

export function wordEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && !/\s/u.test(text.charAt(end))) end += 1;
  return end;
}

const ATTRIBUTIVE = new Set([
  'ㄴ',
  'ㄹ',
  'ㄴㅡㄴ',
  'ㅇㅡㄴ',
  'ㅇㅡㄹ',
  'ㄷㅓㄴ',
  'ㅆㄷㅓㄴ',
  'ㅇㅓㅆㄷㅓㄴ',
  'ㅇㅏㅆㄷㅓㄴ',
  'ㅅㅣㄴ',
  'ㅅㅣㄹ',
  'ㅅㅣㄷㅓㄴ',
]);

/** Whether the form modifies a following noun: 들어온, 무는, 먹던. */
export function isAttributive({ rest, kind }: Pick<VerbFound, 'rest' | 'kind'>): boolean {
  return kind === 'melted' ? rest === 'ㅆㄷㅓㄴ' : ATTRIBUTIVE.has(rest);
}

const HONORIFIC = new RegExp(
  `^(?:ㅇㅡ)?(?:${['시', '셨', '셔', '신', '실', '십'].map(disassembled).join('|')})`,
  'u',
);

export const isHonorific = ({ rest }: Pick<VerbFound, 'rest'>): boolean => HONORIFIC.test(rest);
