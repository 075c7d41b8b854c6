const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g;
/** `죽.고.싶.다`, `죽고.싶.다`, `죽 고 싶 다`: syllables typed with separators. */
const SPACED_OUT =
  /(?<![가-힣])(?:(?:[가-힣]{1,2}[.·*_~^/-]+){2,}[가-힣]{1,2}|(?:[가-힣] +){3,}[가-힣])(?![가-힣])/g;
/** `자.살`, `자1살`, `죽.고 싶다`: a mark inside a word that hides it from filters. */
const MASKED = /(?<![가-힣])([자죽])[.·*_~^0-9-]+(?=[살고을])/g;
/** `죽엇으면 좋겟다`, `햇어요`: a past or conjectural form typed with ㅅ instead of ㅆ. */
const SINGLE_SIOT = /(?<!무)[엇앗햇겟](?=[어다으네는습고던지음])/g;
const DOUBLE: Record<string, string> = { 엇: '었', 앗: '았', 햇: '했', 겟: '겠' };
const SEPARATORS = /[ .·*_~^/-]+/g;

/** Normalizes a text for signs and judge: NFC, lower case, one line, single spaces between words. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/[\r\n]+/g, '. ')
    .replace(SPACED_OUT, (word) => word.replace(SEPARATORS, ''))
    .replace(MASKED, '$1')
    .replace(SINGLE_SIOT, (typed) => DOUBLE[typed] ?? typed)
    .replace(/\s+/g, ' ')
    .trim();
}
