/** An end mark, closing quotes or brackets, and the space after: `…했어요.” 그리고` splits before `그리고`. */
const SENTENCE_END = /[.!?。][)"'”’」』]*\s+(?!(?:하[고며는시니]|했|이?라[고며는던]|그러|소리))|\n+/g;
/** End marks inside quotes do not end a sentence: `‘뻥! 하니까 한 자루’가 되어`. */
const QUOTED = /[“‘「『][^“”‘’「」『』]{1,100}[”’」』]|"[^"]{1,100}"|'[^']{1,100}'/gu;
const END_MARK = /[.!?。](?=\s)/gu;

/** Splits punctuated text, such as a reading, into sentences. */
export function splitSentences(text: string): string[] {
  const marks = text.replace(QUOTED, (quoted) => quoted.replace(END_MARK, '·'));
  let start = 0;
  const sentences: string[] = [];
  for (const { 0: end, index } of marks.matchAll(SENTENCE_END)) {
    sentences.push(text.slice(start, index + end.length));
    start = index + end.length;
  }
  return [...sentences, text.slice(start)].map((sentence) => sentence.trim()).filter((one) => one !== '');
}
