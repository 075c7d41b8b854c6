import { isPastSyllable } from '../adnominal.js';
import { finalConsonantOf } from '../syllables.js';
import { isNoted } from './noted-endings.js';
import { isLikeVerbOnly } from './noun-look-alikes.js';

/** A stretch of the dream that holds one predicate, more or less. Offsets are UTF-16. */
export interface Clause {
  start: number;
  end: number;
  sentence: number;
}

const WORD = /\S+/g;
/** ㄴ and ㅆ: 간다, 먹는다, 갔다. */
const ENDS_BEFORE_DA = new Set([4, 20]);
const DESCRIBES = /[없같많좋싫높낮넓좁짧깊길멀늙젊밝맑싶않검붉]다$/;
/** Laughter and tears of the keyboard end what was said, too. */
const SENTENCE_END = /(?:[.!?。…]["'”’)]*|[ㅋㅎㅠㅜ]{2,})$/;
const PAUSE = /[,;:~—]["'”’)]*$/;
/** Ends of clauses written without punctuation: … 했다, … 하는데, … 해서, … 하고. */
const CONNECTIVE =
  /(?:[걷먹웃울놀살잡앉날듣읽찾받입씻묻끌들밀안뜯]다|는데|은데|던데|[가-힣]더니|다가|지만|면서|으며|길래|니까|자마자|[아어여해와워져려혀겨쳐켜펴라러]서|[가-힣]{1,6}고)$/;
/** 가려고 (했다), 만나자고 (했다), 보고 (싶다). */
const LEANS_ON_NEXT = /(?:보고|하고|라고|다고|려고|냐고|(?<!잠)[가-힣]자고)$/;

export function splitClauses(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = -1;
  let end = 0;
  let sentence = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const newLine = start >= 0 && text.slice(end, index).includes('\n');
    if (newLine) {
      clauses.push({ start, end, sentence });
      sentence += 1;
      start = -1;
    }
    if (start < 0) start = index;
    end = index + word.length;
    const stop = stopOf(word);
    if (stop === 'none') continue;
    clauses.push({ start, end, sentence });
    start = -1;
    if (stop === 'sentence') sentence += 1;
  }
  if (start >= 0) clauses.push({ start, end, sentence });
  return clauses;
}

function stopOf(word: string): 'none' | 'clause' | 'sentence' {
  if (SENTENCE_END.test(word)) return 'sentence';
  if (PAUSE.test(word)) return 'clause';
  if (isFinalEnding(word)) return 'sentence';
  if (CONNECTIVE.test(word) && !LEANS_ON_NEXT.test(word) && !isLikeVerbOnly(word)) return 'clause';
  return 'none';
}

/** As people speak among friends: 들어왔어, 꿨네, 있더라. */
const AMONG_FRIENDS = /(?:[가-힣]더라고?|거든|잖아|드라)$/;
const AFTER_PAST = /(?:어|네|지|대|냐|어여|슴)$/;

/** 들어왔다, 한다, 없었어요, 나왔어, 물림; not 바다, 베란다, and 걷다 is short for 걷다가. */
function isFinalEnding(word: string): boolean {
  if (/[가-힣](?:어요|아요|해요|예요|에요|습니다|네요|군요|거든요)$/.test(word)) return true;
  if (isNoted(word) || AMONG_FRIENDS.test(word)) return true;
  const ending = AFTER_PAST.exec(word);
  if (ending && isPastSyllable(word.charAt(ending.index - 1))) return true;
  if (!/[가-힣]다$/.test(word) || isLikeVerbOnly(word)) return false;
  const before = word.charAt(word.length - 2);
  return ENDS_BEFORE_DA.has(finalConsonantOf(before)) || DESCRIBES.test(word);
}

/** 요즘 야근이 많아서: of the day, not of the dream. */
export function isByDay(clause: string): boolean {
  return /^(?:요즘|요새|최근에?|평소에?|실제로|현실에서)는? /.test(clause);
}

const SINCE = /[한된온간신난든] ?지 ?(?:벌써 |이제 |한 )?(?:\d+|[한두세네]|몇|십) ?(?:년|달|개월|주|일|해)/;
const ILL = /(?:아프신데|편찮으신데|(?:입원|투병|치료) ?중)/;

/** 전역한 지 5년 됐는데, 친정엄마 아프신데: how things are in waking life, though a symbol of the dream may be named in it. */
export function isOfLife(clause: string): boolean {
  return isByDay(clause) || SINCE.test(clause) || ILL.test(clause);
}

export function clauseIndexAt(clauses: readonly Clause[], offset: number): number {
  let low = 0;
  let high = clauses.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((clauses[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
