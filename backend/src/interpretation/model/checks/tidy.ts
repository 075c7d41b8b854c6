import { isStorableText, normalizeText } from '@kkumpuri/contract';

/** No reading is two thirds as long, all its parts together. What a model writes beyond it is refused before anything looks at it. */
const LONGEST_WRITTEN = 4_000;
/** Bounds the number of sentences, each of which is checked on its own. */
const MOST_SENTENCES = 200;
const SENTENCE_END = /[.!?。]["'”’」』)]?\s|\n/g;

/** Whether texts would cost too much: by their length, their sentences, or a run of marks, of which every normal form is dear. */
export function areTooDearToTidy(texts: string[]): boolean {
  const written = texts.join('\n');
  if (written.length > LONGEST_WRITTEN || !isStorableText(written)) return true;
  return (written.match(SENTENCE_END)?.length ?? 0) > MOST_SENTENCES;
}

/** One line, composed, without what no reader could see and without pictures. */
export function tidy(text: string): string {
  return normalizeText(text)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}\ufe0f]/gu, '')
    .trim();
}
