import { isStorableText, normalizeText } from '@kkumpuri/contract';

/** No reading is two thirds as long, all its parts together. What a model writes beyond it is refused before anything looks at it. */
const LONGEST_WRITTEN = 4_000;

/** Whether texts would cost too much: by their length, or by a run of marks, of which every normal form is dear. */
export function areTooDearToTidy(texts: string[]): boolean {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return length > LONGEST_WRITTEN || !texts.every(isStorableText);
}

/** One line, composed, without what no reader could see and without pictures. */
export function tidy(text: string): string {
  return normalizeText(text)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}\ufe0f]/gu, '')
    .trim();
}
