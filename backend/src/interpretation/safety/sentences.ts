/** An end mark, what closes with it, and the blank after: `…했어요.” 그리고` is cut before `그리고`. */
const SENTENCE_END = /[.!?。][)"'”’」』]*\s+|\n+/g;

/** The sentences of a text that punctuates them, as readings do. */
export function splitSentences(text: string): string[] {
  let start = 0;
  const sentences: string[] = [];
  for (const { 0: end, index } of text.matchAll(SENTENCE_END)) {
    sentences.push(text.slice(start, index + end.length));
    start = index + end.length;
  }
  return [...sentences, text.slice(start)].map((sentence) => sentence.trim()).filter((one) => one !== '');
}
