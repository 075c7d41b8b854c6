import type { DreamMaterial, SymbolMatch } from '../../interpreter.port.js';
import { splitClauses } from '../matching/clauses.js';
import { readAxes, readEnding, type AxisReading, type Ending } from './axes.js';
import { findFeelings, type Feeling } from './feelings.js';
import { firstWords, lastWords } from './fragments.js';
import { bare, quoted, type Word, type Words } from './phrases.js';

/** All that the composer knows of a dream; every quote is the dream's own words. */
export interface DreamView {
  matches: readonly SymbolMatch[];
  feelings: readonly Feeling[];
  axes: readonly AxisReading[];
  ending: Ending;
  opening: string;
  closing: string;
  /** What every frame may name. */
  words: Words;
}

export function viewDream({ dreamContent, matches }: DreamMaterial): DreamView {
  const text = dreamContent.normalize('NFC').trim();
  const clauses = splitClauses(text).map(({ start, end }) => text.slice(start, end));
  const opening = firstWords(clauses[0] ?? text);
  const closing = lastWords(clauses.at(-1) ?? text);
  const feelings = findFeelings(text);
  const ending = readEnding(clauses.slice(-2).join(' '), closing);
  return {
    matches,
    feelings,
    axes: readAxes(text),
    ending,
    opening,
    closing,
    words: wordsOf(matches, feelings, opening, closing),
  };
}

function wordsOf(
  matches: readonly SymbolMatch[],
  feelings: readonly Feeling[],
  opening: string,
  closing: string,
): Words {
  const words: Record<string, Word> = { closing: quoted(closing) };
  if (opening !== closing && !opening.includes(closing)) words.opening = quoted(opening);
  const [first, second] = matches;
  if (first) {
    words.first = bare(first.name);
    words.scene = quoted(lastWords(first.quote, 16));
  }
  if (second) words.second = bare(second.name);
  if (feelings[0]) words.feeling = quoted(feelings[0].quote);
  return words;
}
