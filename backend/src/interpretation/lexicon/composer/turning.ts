import { finalConsonantOf, withFinal } from '../syllables.js';

/** Last words of a sentence, and how it goes on from them to the next clause. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/아니에요\.$/, '아닌데'],
  // 말로 들어요 is of hearing, 복이 들어요 is not.
  [/로 들어요\.$/, '로 듣는데'],
  [/(?:이에|예)요\.$/, '인데'],
  [/(흔|비슷|유력|충분|중요|만|뚜렷|넉넉|나란|단단|무관|팽팽)해요\.$/, '$1한데'],
  [/해요\.$/, '하는데'],
  [/(?:봐|보아)요\.$/, '보는데'],
  [/비춰요\.$/, '비추는데'],
  [/많아요\.$/, '많은데'],
  [/달라요\.$/, '다른데'],
  [/나와요\.$/, '나오는데'],
  [/나뉘어요\.$/, '나뉘는데'],
  [/돼요\.$/, '되는데'],
  [/줘요\.$/, '주는데'],
];

/** Twice in a sentence it would limp. */
const GOES_ON_ALREADY = /[는은인던운한]데,/;
const OPEN = /([가-힣])어요\.$/;
/** ㅕ of 새겨요, 갈려요, 읽혀요 has melted from ㅣ. */
const MELTED = /([가-힣])요\.$/;
const DOUBLE_SIOT = 20;
const RIEUL = 8;
const FIRST = 0xac00;
const FINALS = 28;
const VOWELS = 21;
const YEO = 6;
const I = 20;

/** …여겼어요. → …여겼는데; undefined where it is not sure how to go on. */
export function goingOn(sentence: string): string | undefined {
  if (GOES_ON_ALREADY.test(sentence)) return undefined;
  const known = ENDINGS.find(([ending]) => ending.test(sentence));
  return known ? sentence.replace(...known) : (fromOpen(sentence) ?? fromMelted(sentence));
}

/** 보았어요, 있어요, 읽어요, 풀어요. */
function fromOpen(sentence: string): string | undefined {
  const last = OPEN.exec(sentence)?.[1];
  if (last === undefined) return undefined;
  if (finalConsonantOf(last) === DOUBLE_SIOT || '읽없'.includes(last))
    return sentence.replace(/어요\.$/, '는데');
  if (finalConsonantOf(last) !== RIEUL || !'풀들'.includes(last)) return undefined;
  return sentence.replace(OPEN, `${withFinal(last, 0)}는데`);
}

function fromMelted(sentence: string): string | undefined {
  const last = MELTED.exec(sentence)?.[1];
  if (last === undefined || finalConsonantOf(last) !== 0) return undefined;
  const code = last.charCodeAt(0) - FIRST;
  if (Math.floor(code / FINALS) % VOWELS !== YEO) return undefined;
  return sentence.replace(MELTED, `${String.fromCharCode(FIRST + code + (I - YEO) * FINALS)}는데`);
}
