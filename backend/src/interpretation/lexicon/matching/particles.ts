import { hasFinalConsonant } from '../syllables.js';

const ANY =
  '에게서|에게|에서|에다가|에다|에|한테서|한테|께서|께|의|도|만|까지|부터|마저|조차|밖에|마다|보다|하고|뿐|인데|이고|이던|인|로|로부터|가에서|가에|가로';
const AFTER_VOWEL =
  '가|는|를|와|랑|나|라는|라고|라서|라도|라|란|며|야|예요|였다|였고|였는데|였어요|였어|였던|였지만|였습니다';
const AFTER_CONSONANT =
  '이|은|을|과|으로부터|으로|이랑|이나|이라는|이라고|이라서|이라도|이라|이란|이며|이야|이에요';
const COPULA = '이었다|이었고|이었는데|이었어요|이었어|이었던|이었습니다|이다';
const SECOND = '(?:는|도|만|의|까지|은|요|나|로)?';
/** 청소하는데, 해고당했다: only after nouns of two syllables and more (강하다 is no river). */
const VERBAL = '(?:하|했|해|한|할|되|됐|된|당하|당했|당한)[가-힣]{0,5}';

const particles = (own: string) => `(?:(?:${ANY}|${own}|${COPULA})${SECOND})?`;
/** 물속에, 집앞으로 */
const PLACED = `(?:속|안|밖|앞|옆|밑|쪽)${particles(AFTER_CONSONANT)}|(?:위|뒤)${particles(AFTER_VOWEL)}`;
const PLURAL = `(?:들|떼)${particles(AFTER_CONSONANT)}|떼${particles(AFTER_VOWEL)}`;
const tail = (own: string, more = '') =>
  new RegExp(`(?:(?:꿈)?${particles(own)}|${PLACED}|${PLURAL}${more})(?![가-힣])`, 'y');

const AFTER = {
  vowel: { short: tail(AFTER_VOWEL), long: tail(AFTER_VOWEL, `|${VERBAL}`) },
  consonant: { short: tail(AFTER_CONSONANT), long: tail(AFTER_CONSONANT, `|${VERBAL}`) },
};

/** Where the word that begins with this noun ends, or -1 when what follows is no particle (뱀장어, 강한). */
export function endOfWord(text: string, nounStart: number, nounEnd: number): number {
  const { short, long } = hasFinalConsonant(text.charAt(nounEnd - 1)) ? AFTER.consonant : AFTER.vowel;
  const pattern = nounEnd - nounStart > 1 ? long : short;
  pattern.lastIndex = nounEnd;
  const found = pattern.exec(text);
  return found ? nounEnd + found[0].length : -1;
}

/** Comparisons name a thing that is not there: 새처럼 날았다, 산만 한 파도. */
const COMPARISON = /(?:들)?(?:처럼|만 ?한|만큼| 같이)(?![가-힣])/y;

export function isComparison(text: string, nounEnd: number): boolean {
  COMPARISON.lastIndex = nounEnd;
  return COMPARISON.test(text);
}
