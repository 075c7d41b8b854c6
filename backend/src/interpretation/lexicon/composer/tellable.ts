import { findForbiddenClaims } from '../../safety/forbidden-claims.js';

const LONGEST_CLAUSE = 120;
const ORDER =
  /(?:세요|십시오|해라|하라|어라|아라|해 ?줘|어 ?줘|해 ?주|보여 ?줘|답해|번역|무시하|꺼|말하라|쓰라|써라|바꿔)[.!'"”’]*$|프롬프트|지시를|지침|시스템|출력|응답|답변|(?:로또|복권) ?(?:번호|숫자)/u;
const NOT_PROSE = /[{}<>[\]\\|=]|https?:|[A-Za-z]{3,}|\d{3,}/u;

/** What prose may say again: the dream, and not what it orders its reader to do or what no reading may say. */
export function isTellable(clause: string): boolean {
  if (clause.length > LONGEST_CLAUSE || NOT_PROSE.test(clause) || ORDER.test(clause)) return false;
  return findForbiddenClaims(clause).length === 0;
}
