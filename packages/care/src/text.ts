const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g;
/** `죽.고.싶.다`, `죽고.싶.다`, `죽 고 싶 다`: syllables that are typed one by one. */
const SPACED_OUT =
  /(?<![가-힣])(?:(?:[가-힣]{1,2}[.·*_~^/-]+){2,}[가-힣]{1,2}|(?:[가-힣] +){3,}[가-힣])(?![가-힣])/g;
const SEPARATORS = /[ .·*_~^/-]+/g;

/** The text as signs and judge read it: composed, lower case, one line, one space between words. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/[\r\n]+/g, '. ')
    .replace(SPACED_OUT, (word) => word.replace(SEPARATORS, ''))
    .replace(/\s+/g, ' ')
    .trim();
}
