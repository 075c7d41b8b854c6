import { wordsOf, type Word } from './vocabulary.js';

/** Somebody says it, or it is a name for something; what stands in quotes for its tone is neither. */
const QUOTED =
  /["“'‘]([^"“”'‘’]{2,80})["”'’]\s?(?:(?:이?라)?고(?=\s)|(?:이?라)?며|(?:이?라)?는 (?:말|목소리|소리)|이?라 (?:하여|하며|불|칭))/gu;
const SIGNS = /[^가-힣A-Za-z0-9]/gu;
/** A quote that leaves something out or puts it otherwise still has most of its words from the dream. */
const MOSTLY = 0.5;

/** Whether a text quotes what the dream does not say. */
export function quotesOtherwise(text: string, dream: string, isBorne: (word: Word) => boolean): boolean {
  return [...text.matchAll(QUOTED)].some(([, quote = '']) => isInvented(quote, dream, isBorne));
}

export function isInvented(quote: string, dream: string, isBorne: (word: Word) => boolean): boolean {
  if (dream.replace(SIGNS, '').includes(quote.replace(SIGNS, ''))) return false;
  const words = wordsOf(quote);
  return words.filter((word) => !isBorne(word)).length > words.length * MOSTLY;
}
