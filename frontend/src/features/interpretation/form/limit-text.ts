import { countCharacters, normalizeText } from '@kkumpuri/contract';

interface LimitedText {
  text: string;
  caret: number;
}

/** Of a text that is too long, what was put in last is cut: it ends at the caret. What was there stays. */
export function cutBeforeCaret({ text, caret }: LimitedText, most: number): LimitedText {
  const after = text.slice(caret);
  const room = Math.max(0, most - countCharacters(after));
  const before = [...normalizeText(text.slice(0, caret))].slice(0, room).join('');
  return { text: before + after, caret: before.length };
}
