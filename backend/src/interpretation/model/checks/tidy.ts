import { normalizeText } from '@kkumpuri/contract';

/** No part of a reading is a quarter as long. What a model writes beyond it is refused before anything looks at it. */
const LONGEST_WRITTEN = 4_000;

export function isTooLongToTidy(text: string): boolean {
  return text.length > LONGEST_WRITTEN;
}

/** One line, composed, without what no reader could see and without pictures. */
export function tidy(text: string): string {
  return normalizeText(text)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}\ufe0f]/gu, '')
    .trim();
}
