import type { Role } from '@kkumpuri/korean';

/** Roles of the short words for the dreamer if no particle follows. */
export const BARE_ROLES: Readonly<Record<string, Role>> = {
  내: 'possessor',
  제: 'possessor',
  우리: 'possessor',
  저희: 'possessor',
  난: 'topic',
  전: 'topic',
  날: 'object',
};
/** A longer stretch without spaces is noise; the limit avoids quadratic cost. */
export const LONGEST_WORD = 40;
/** Inside a word, a verb can start after another verb (뛰어들어오다) or a negation. */
export const BEFORE_INNER_VERB = /[어아여와워져려혀쳐켜겨고안못]$/u;
/** 초록뱀, 큰개: adjectives and surnames written without a space before the noun. */
export const SOLID_PREFIX =
  /^(?:초록|빨강|파랑|노랑|검정|하양|큰|작은|흰|검은|하얀|까만|빨간|파란|노란|붉은|푸른|커다란|거대한|어린|늙은|죽은|새끼|아기|황금|[김이박최정강조윤장임한오서신권황안송전홍](?=대리|과장|부장|팀장|차장|사장|주임|선생|쌤|교수|원장|실장|상무|대표))(?=[가-힣])/u;
/** 물고 있는, 들어와 버린, 막아 줬다: the auxiliary belongs to the verb before it. */
const AUXILIARY_AFTER_GO = /^\s(?:있|계시|계신|계셨|싶|말았|마[신셨])[가-힣]*/u;
const AUXILIARY_AFTER_MELTED =
  /^\s(?:버리|버려|버렸|버린|버림|주|줘|줬|준|놓|놔|놨|두|뒀|있|계시|계신|계셨|내|냈|봤|보았)[가-힣]*/u;
export const AUXILIARY_ATTRIBUTIVE = /(?:있는|있던|계신|계시던|버린|버렸던|주신|준|주던|주는|놓은|둔)$/u;

/** 집 안, 물안, 한동안, 불안, 연못, 잘못: the syllable belongs to a noun or adverb. */
const NO_NEGATION = /[집방차물품속문동미불평]안\s?$|[집방차품속]\s안\s?$|[연잘]못\s?$/u;
/** 집 안 갔어요, 차 안 탔는데. */
const NEGATES_AFTER_PLACE = /집\s안\s?[가갔간와왔오샀팔]$|차\s안\s?[타탔탈멈섰와왔오움샀]$/u;

/** 안 물렸다, 못 들어왔다, 하나도 안아팠다. */
export function isNegatedBefore(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 6), start);
  if (!/(?:^|[\s가-힣])(?:안|못|몬|(?<!지\s?)않(?=\s)|하나도 안|전혀 안)\s?$/u.test(before)) return false;
  return !NO_NEGATION.test(before) || NEGATES_AFTER_PLACE.test(before + text.charAt(start));
}

/** Tests whether 안 or 못 is the end of a noun or adverb (한동안 울다가), and not a denial (문이안 열림). */
export const endsNoun = (text: string, start: number): boolean =>
  /^[안못]\s/u.test(text.slice(start, start + 2)) && !/[이가은는도을를에]$/u.test(text.slice(0, start));

export function auxiliaryAfter(text: string, { kind, rest }: { kind: string; rest: string }): string {
  if (rest.endsWith('ㄱㅗ')) return AUXILIARY_AFTER_GO.exec(text)?.[0] ?? '';
  return kind === 'melted' && rest === '' ? (AUXILIARY_AFTER_MELTED.exec(text)?.[0] ?? '') : '';
}

/** Adjectives, which report no event: 하얀 뱀꿈 is still only a name. */
export const DESCRIBES = new Set([
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
