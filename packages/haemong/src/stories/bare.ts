import { DESCRIBES } from '../understanding/word-forms.js';
import { COPULA } from '../understanding/verbs.js';
import type { Understanding } from '../understanding/understanding.js';

/** Verbs that add nothing to the name: 나왔어요, 봤어요; 꿈 꾸면 is parsed as 꾸미다. */
const EMPTY_VERBS = new Set([
  '꾸미다',
  '나오다',
  '나다',
  '나타나다',
  '보다',
  '보이다',
  '꾸다',
  '있다',
  '하다',
  '되다',
]);
/** In syllables. A longer name has one deed. */
const NAME_LENGTH = 8;
/** Maximum syllables of a name with its adjective and the word 꿈. */
const BARE_LENGTH = 14;

/** 윗니 세 개, 물고기가 바글바글: a quantity is more than a name. */
const COUNTED = /(?:[두세네]|다섯|여러|\d+)\s?(?:개|마리|명)|가득|바글|우글|득실|잔뜩|수북|떼/u;

/** 똬리틀음, 빤스만입고: an unknown word with the ending of a predicate, which reports an event. */
const PREDICATE_ENDING = /(?:[음임함됨옴감남짐킴림침]|고|서|는데|더니|다가|요|다|네|니까)[ㅋㅎㅠㅜ.!~]*$/u;
const MENTIONS_DREAM = /꿈|꾸|꿨|꿔|나[오와왔옴]|봤|봄|몽|[뭘뭔뭐]|무슨|어떤|같|심$/u;

/** Tests whether the dream is only a name ("하얀 뱀꿈"). */
export function isBare(dream: Understanding): boolean {
  const { parts, events, nouns, unknownWords } = dream;
  if (unknownWords.some((word) => PREDICATE_ENDING.test(word) && !MENTIONS_DREAM.test(word))) return false;
  const length = parts.dream.replace(/[^가-힣]/gu, '').length;
  if (length > BARE_LENGTH || COUNTED.test(parts.dream)) return false;
  if (isNamedByDeed(dream) && (events.length === 1 || length <= NAME_LENGTH)) return true;
  const things = new Set(nouns.map(({ word }) => word));
  return events.every(
    ({ lemmas, status, doers }) =>
      status !== 'not' &&
      lemmas.some(
        (lemma) =>
          EMPTY_VERBS.has(lemma) ||
          (lemma === '죽다' && things.size === 0) ||
          (lemma === COPULA && doers.length === 0) ||
          DESCRIBES.has(lemma),
      ),
  );
}

/** 키스하는 꿈, 집을 지은 꿈: what is done, in front of the word 꿈, names the dream. */
const isNamedByDeed = ({ parts, events }: Understanding): boolean =>
  events.every(({ status }) => status !== 'not') &&
  events.some(({ end }) => /^ ?꿈/u.test(parts.dream.slice(end)));
