import { countCharacters, normalizeText } from '@kkumpuri/contract';

interface LimitedText {
  text: string;
  caret: number;
}

/** Shortens a text that is too long by cutting the latest input, which ends at the caret. */
export function cutBeforeCaret({ text, caret }: LimitedText, maxCharacters: number): LimitedText {
  const after = text.slice(caret);
  const room = Math.max(0, maxCharacters - countCharacters(after));
  const before = [...normalizeText(text.slice(0, caret))].slice(0, room).join('');
  return { text: before + after, caret: before.length };
}
