const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g;
const SPACED_OUT = /(?<![가-힣])(?:[가-힣][.·*_~^/-]+){2,}[가-힣]/g;
const MARKS = /[.·*_~^/-]+/g;

/** The text as the signs read it: composed, on one line, with `죽.고.싶.다` written together. */
export function plainText(dreamContent: string): string {
  return dreamContent
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/[\r\n]+/g, '. ')
    .replace(SPACED_OUT, (word) => word.replace(MARKS, ''))
    .replace(/\s+/g, ' ');
}

const SENTENCE_END =
  /[.!?。…]+|(?<=[가-힣](?:요|니다|니까|죠)|[었았였했갔왔봤났렸졌겠있없]다|싶다)[ㅠㅜ~ㅋㅎ]*\s/g;

/** Where the sentence around `index` begins and ends. Dreams are often typed without any punctuation. */
export function sentenceAround(text: string, index: number, length: number): { start: number; end: number } {
  let start = 0;
  for (const mark of text.matchAll(SENTENCE_END)) {
    const markEnd = mark.index + mark[0].length;
    if (markEnd <= index) start = markEnd;
    else if (mark.index >= index + length) return { start, end: mark.index };
  }
  return { start, end: text.length };
}

/** The sentences of a text that may have no punctuation. */
export function splitCareSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const mark of text.matchAll(SENTENCE_END)) {
    sentences.push(text.slice(start, mark.index + mark[0].length).trim());
    start = mark.index + mark[0].length;
  }
  return [...sentences, text.slice(start).trim()].filter((sentence) => sentence !== '');
}

const HANGUL_START = 0xac00;
const HANGUL_END = 0xd7a3;
const FINALS = 28;
const DOUBLE_SIOT = 20;

/** True for 었, 했, 갔 and the like: a syllable that puts a verb in the past. */
function isPastSyllable(syllable: string): boolean {
  const code = syllable.charCodeAt(0);
  if (code < HANGUL_START || code > HANGUL_END) return false;
  return (code - HANGUL_START) % FINALS === DOUBLE_SIOT && syllable !== '있' && syllable !== '겠';
}

export function hasPastVerb(text: string): boolean {
  return [...text].some(isPastSyllable) || /더라|더군|던/.test(text);
}
