import { hasFinalConsonant } from './clauses.js';

/** What may stand between a noun and its particle: 뱀들, 물속, 집앞 … */
const BETWEEN = '(?:들|떼|꿈)?(?:속|안|밖|앞|옆|위|밑|뒤|쪽)?';
const ANY =
  '에게서|에게|에서|에다가|에다|에|한테서|한테|께서|께|의|도|만|까지|부터|마저|조차|밖에|마다|보다|하고|뿐|인데|이고|이던|인|로|로부터';
const AFTER_VOWEL =
  '가|는|를|와|랑|나|라는|라고|라서|라도|라|란|며|야|예요|였다|였고|였는데|였어요|였어|였던|였지만|였습니다';
const AFTER_CONSONANT =
  '이|은|을|과|으로부터|으로|이랑|이나|이라는|이라고|이라서|이라도|이라|이란|이며|이야|이에요';
const COPULA = '이었다|이었고|이었는데|이었어요|이었어|이었던|이었습니다|이다';
const SECOND = '(?:는|도|만|의|까지|은|요|나|로)?';

const tail = (own: string) => new RegExp(`${BETWEEN}(?:(?:${ANY}|${own})${SECOND})?(?![가-힣])`, 'uy');
const TAIL_AFTER_VOWEL = tail(`${AFTER_VOWEL}|${COPULA}`);
const TAIL_AFTER_CONSONANT = tail(`${AFTER_CONSONANT}|${COPULA}`);

/** Where the word that begins with this noun ends, or -1 when what follows is no particle (뱀장어, 강한). */
export function endOfWord(text: string, nounEnd: number): number {
  const pattern = hasFinalConsonant(text.charAt(nounEnd - 1)) ? TAIL_AFTER_CONSONANT : TAIL_AFTER_VOWEL;
  pattern.lastIndex = nounEnd;
  const found = pattern.exec(text);
  return found ? nounEnd + found[0].length : -1;
}

/** Comparisons name a thing that is not there: 새처럼 날았다, 산만 한 파도. */
const COMPARISON = /(?:들)?(?:처럼|만 ?한|만큼| 같이)(?![가-힣])/uy;

export function isComparison(text: string, nounEnd: number): boolean {
  COMPARISON.lastIndex = nounEnd;
  return COMPARISON.test(text);
}
