import type { DreamMaterial, SymbolMatch } from '../../interpreter.port.js';
import { splitClauses } from '../matching/clauses.js';
import { beforeNoun } from './adnominal.js';
import { readAxes, readEnding, type AxisReading, type EndingKey } from './axes.js';
import { findFeelings, type Feeling } from './feelings.js';
import { firstWords, lastWords } from './fragments.js';
import { bare, quoted, type Word, type Words } from './phrases.js';

/** All that the composer knows of a dream; every quote is the dream's own words. */
export interface DreamView {
  matches: readonly SymbolMatch[];
  feelings: readonly Feeling[];
  axes: readonly AxisReading[];
  ending: EndingKey;
  /** What every frame may name. */
  words: Words;
}

export function viewDream({ dreamContent, matches }: DreamMaterial): DreamView {
  const text = dreamContent.normalize('NFC').trim();
  const clauses = splitClauses(text).map(({ start, end }) => text.slice(start, end));
  const feelings = findFeelings(text);
  return {
    matches,
    feelings,
    axes: readAxes(text),
    ending: readEnding(clauses.slice(-2).join(' ')),
    words: wordsOf(text, clauses[0] ?? text, matches, feelings),
  };
}

/** `…Was` words stand before a noun (들어왔던 장면); the others are quoted or bare. */
function wordsOf(
  text: string,
  firstClause: string,
  matches: readonly SymbolMatch[],
  feelings: readonly Feeling[],
): Words {
  const opening = firstWords(firstClause);
  const [first, second] = matches;
  const sameScene = first !== undefined && first.quote.endsWith(lastWords(text, 18));
  const closing = lastWords(text, sameScene ? 10 : 18);
  const words: Record<string, Word> = { closing: quoted(closing), closingWas: bare(beforeNoun(closing)) };
  if (!opening.endsWith(closing)) words.opening = quoted(opening);
  if (first) {
    words.first = bare(first.name);
    words.scene = quoted(lastWords(first.quote, 12));
    words.sceneWas = bare(beforeNoun(lastWords(first.quote, 22)));
  }
  if (second) {
    words.second = bare(second.name);
    words.secondWas = bare(beforeNoun(lastWords(second.quote, 16)));
  }
  const [feeling] = feelings;
  if (feeling) {
    words.feeling = quoted(feeling.quote);
    words.feelingWas = bare(beforeNoun(feeling.quote));
  }
  return words;
}
