import { DESCRIBES } from '../understanding/word-forms.js';
import type { Understanding } from '../understanding/understanding.js';

/** 나왔어요, 봤어요 tell no more than the name does. */
const TELLS_NOTHING = new Set([
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
/** 쫓기는 꿈, 이 빠지는 꿈: some dreams are named by what happens. */
const NAMES = new Set(['빠지다', '쫓기다', '떨어지다', '결혼하다', '임신하다', '날다', '싸다']);
const NAME_LENGTH = 8;
/** With its adjective and what calls it a dream. */
const BARE_LENGTH = 14;

/** 윗니 세 개, 물고기가 바글바글: how many there are is more than a name. */
const COUNTED = /(?:[두세네]|다섯|여러|\d+)\s?(?:개|마리|명)|가득|바글|우글|득실|잔뜩|수북|떼/u;

/** Whether the dream only names its thing ("하얀 뱀꿈"). */
/** 똬리틀음, 빤스만입고: not understood, but a predicate that tells what happened. */
const TELLS = /(?:[음임함됨옴감남짐킴림침]|고|서|는데|더니|다가|요|다|네|니까)[ㅋㅎㅠㅜ.!~]*$/u;
const NAMES_DREAM = /꿈|꾸|꿨|꿔|나[오와왔옴]|봤|봄|몽|[뭘뭔뭐]|무슨|어떤|같|심$/u;

export function isBare({ parts, events, nouns, unread }: Understanding): boolean {
  if (unread.some((word) => TELLS.test(word) && !NAMES_DREAM.test(word))) return false;
  const isCalledDream = parts.told.includes('꿈');
  const length = parts.dream.replace(/[^가-힣]/gu, '').length;
  if (length > BARE_LENGTH || COUNTED.test(parts.dream)) return false;
  const things = new Set(nouns.map(({ word }) => word));
  return events.every(
    ({ lemmas, status }) =>
      status !== 'not' &&
      lemmas.some(
        (lemma) =>
          TELLS_NOTHING.has(lemma) ||
          (lemma === '죽다' && things.size === 0) ||
          DESCRIBES.has(lemma) ||
          (isCalledDream && things.size <= 2 && length <= NAME_LENGTH && NAMES.has(lemma)),
      ),
  );
}
