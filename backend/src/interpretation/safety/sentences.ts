/** After a sentence's end mark and what closes with it: `…했어요.” 그리고` is cut before `그리고`. */
const AFTER_END_MARK = /(?<=[.!?。][)"'”’」』]*)\s+|\n+/;

/** The sentences of a text that punctuates them, as readings do. */
export function splitSentences(text: string): string[] {
  return text
    .split(AFTER_END_MARK)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
