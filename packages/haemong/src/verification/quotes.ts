import { wordsOf, type Word } from './vocabulary.js';

/** Quoted speech or a quoted name. Quotation marks used only for tone and wishes (‘먹고 하자’고 해 줬으면) do not match. */
const QUOTED =
  /["“'‘]([^"“”'‘’]{2,80})["”'’]\s?(?:(?:이?라)?고(?=\s)|(?:이?라)?며|(?:이?라)?는 (?:말|목소리|소리)|이?라 (?:하여|하며|불|칭)|하(?:신|셨|시[며고]|며|고는|는 (?:통|바람|소리)|고 (?:외|속삭|말(?!하고 싶)|부르|불|소리|중얼|묻|물)))(?!\s?(?:[가-힣]+\s)?[가-힣]*으면)/gu;
const SIGNS = /[^가-힣A-Za-z0-9]/gu;
/** Maximum share of words not in the dream: a shortened or reworded quote keeps most of its words. */
const MAX_UNKNOWN = 0.5;

/** Tests whether a text contains a quote that is not in the dream. */
export function hasInventedQuote(text: string, dream: string, isInDream: (word: Word) => boolean): boolean {
  return [...text.matchAll(QUOTED)].some(([, quote = '']) => isInvented(quote, dream, isInDream));
}

export function isInvented(quote: string, dream: string, isInDream: (word: Word) => boolean): boolean {
  if (dream.replace(SIGNS, '').includes(quote.replace(SIGNS, ''))) return false;
  const words = wordsOf(quote);
  return words.filter((word) => !isInDream(word)).length > words.length * MAX_UNKNOWN;
}
