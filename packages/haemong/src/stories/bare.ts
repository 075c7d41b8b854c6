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
/** What a thing is like does not say what it did: 하얀 뱀꿈 is still a name. */
const DESCRIBES = new Set([
  '하얗다',
  '까맣다',
  '빨갛다',
  '노랗다',
  '파랗다',
  '누렇다',
  '검다',
  '희다',
  '붉다',
  '푸르다',
  '크다',
  '작다',
  '커다랗다',
  '거대하다',
  '예쁘다',
  '귀엽다',
  '무섭다',
  '길다',
  '늙다',
  '어리다',
  '많다',
]);
/** 쫓기는 꿈, 이 빠지는 꿈: some dreams are named by what happens. */
const NAMES = new Set(['빠지다', '쫓기다', '떨어지다', '결혼하다', '임신하다', '날다', '싸다']);
const NAME_LENGTH = 8;
/** With its adjective and what calls it a dream. */
const BARE_LENGTH = 14;

/** 윗니 세 개: a number is more than a name. */
const COUNTED = /(?:[두세네]|다섯|여러|\d+)\s?(?:개|마리|명)/u;

/** Whether the dream only names its thing ("하얀 뱀꿈"). */
export function isBare({ parts, events, nouns }: Understanding): boolean {
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
