import { isStorableText, normalizeText } from '@kkumpuri/contract';

/** Characters in all parts together; a longer answer is rejected unchecked. Readings stay below two thirds of it. */
const MAX_LENGTH = 4_000;
/** Each sentence is checked on its own, so their number is limited too. */
const MAX_SENTENCES = 200;
const SENTENCE_END = /[.!?。]["'”’」』)]?\s|\n/g;

/** Whether texts are too long, have too many sentences, or have runs of marks that are slow to normalize. */
export function areTooCostly(texts: string[]): boolean {
  const written = texts.join('\n');
  if (written.length > MAX_LENGTH || !isStorableText(written)) return true;
  return (written.match(SENTENCE_END)?.length ?? 0) > MAX_SENTENCES;
}

/** Normalizes to one line of NFC text without control characters, invisible characters and emoji. */
export function tidy(text: string): string {
  return normalizeText(text)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}\ufe0f]/gu, '')
    .trim();
}
