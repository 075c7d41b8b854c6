import { findForbiddenClaims } from '../../safety/forbidden-claims.js';

const LONGEST_CLAUSE = 120;
const ORDER =
  /(?:세요|십시오|해라|하라|어라|아라|[해어려켜쳐춰워] ?줘라?|(?:번호|답|풀이|해석)[^.!?]{0,12}줘요|해 ?주|부탁(?:해|드|합|할)[가-힣]*|답해|번역|무시하|꺼|말하라|쓰라|써라|바꿔)[.!'"”’]*$|프롬프트|지시를|지침|시스템|출력|응답|답변/u;
/** 500만 원, 100점, 119에; a long number without a unit is a telephone's or an account's. */
const NUMBER =
  /\d{3,}(?![\d,]| ?(?:[만억천원점명년층개등번살호평도일대장에]|마리|킬로|미터|퍼센트|프로|송이|가지|군데|여 ))/u;
/** One name among Hangul (BTS, KTX) is part of a dream, a sentence of another language is not. */
const FOREIGN = /[A-Za-z]{2,}[^가-힣]*[^A-Za-z가-힣][A-Za-z]{2,}|[A-Za-z]{12,}/u;
/** 죽어야지: words of somebody who may mean them are not held out to them again. */
const DESPAIR = /죽어야(?!만)|죽고 ?싶|죽을래|죽어 ?버릴|뒤지고 ?싶|살기 ?싫/u;
const NOT_PROSE = [/[{}<>[\]\\|=]|https?:|^[\d\s,.]+[가-힣]{0,5}$/u, NUMBER, FOREIGN, ORDER, DESPAIR];

/** 로또 번호 → 번호, 행운의 숫자 → 숫자: people dream of them, and no reading speaks of lucky numbers. */
export function withoutLuckyNumbers(text: string): string {
  return text.replace(/(?:로또|복권|당첨|행운의) ?(?=번호|숫자)/gu, '');
}

/** What may be quoted: a dream, and not what it orders its reader to do. */
export function isQuotable(text: string): boolean {
  return text.length <= LONGEST_CLAUSE && !NOT_PROSE.some((pattern) => pattern.test(text));
}

/** What prose may say again: of that, what is no claim that no reading may make. */
export function isTellable(clause: string): boolean {
  return isQuotable(clause) && findForbiddenClaims(withoutLuckyNumbers(clause)).length === 0;
}
