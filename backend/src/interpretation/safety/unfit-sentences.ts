import { givesNumbers } from './bets.js';
import { hasContact } from './contacts.js';
import { callsForHarm } from './harm.js';
import { splitSentences } from './sentences.js';

/** Removes sentences with contacts, lottery numbers or calls for harm. Returns a clean text unchanged. */
export function withoutUnfitSentences(text: string): string {
  const sentences = splitSentences(text);
  const fit = sentences.filter((sentence) => !isUnfit(sentence));
  return fit.length === sentences.length ? text : fit.join(' ');
}

function isUnfit(sentence: string): boolean {
  return hasContact(sentence) || givesNumbers(sentence) || callsForHarm(sentence);
}
