import { loadLexicon } from '../lexicon.js';
import { SymbolMatcher } from '../matching/matcher.js';
import { heldOutDreams } from './held-out-dreams.js';
import type { LabelledDream } from './labelled-dream.js';
import { labelledDreams } from './labelled-dreams.js';

export interface MatcherScore {
  dreams: number;
  /** Of what was found, how much is right; of what is there, how much was found. */
  precision: number;
  recall: number;
  /** Of the labelled situations, how many were read so. */
  situations: number;
  mistakes: { dream: string; missed: string[]; wrong: string[]; misread: string[] }[];
}

/** What the matcher scores on the set it is developed on and on the one kept apart. */
export function evaluateMatcher(): { labelled: MatcherScore; heldOut: MatcherScore } {
  const matcher = new SymbolMatcher(loadLexicon());
  return { labelled: scoreOn(matcher, labelledDreams), heldOut: scoreOn(matcher, heldOutDreams) };
}

function scoreOn(matcher: SymbolMatcher, dreams: readonly LabelledDream[]): MatcherScore {
  const totals = { right: 0, found: 0, there: 0, read: 0, labelled: 0 };
  const mistakes: MatcherScore['mistakes'] = [];
  for (const { dream, symbols, situations } of dreams) {
    const found = new Map(matcher.find(dream).map(({ entry, situation }) => [entry.id, situation?.when]));
    const missed = symbols.filter((id) => !found.has(id));
    const wrong = [...found.keys()].filter((id) => !symbols.includes(id));
    const misread = Object.entries(situations)
      .filter(([id, when]) => found.get(id) !== when)
      .map(([id, when]) => `${id}: ${found.get(id) ?? 'none'} instead of ${when}`);
    totals.right += symbols.length - missed.length;
    totals.found += found.size;
    totals.there += symbols.length;
    totals.labelled += Object.keys(situations).length;
    totals.read += Object.keys(situations).length - misread.length;
    if (missed.length + wrong.length + misread.length > 0) mistakes.push({ dream, missed, wrong, misread });
  }
  return {
    dreams: dreams.length,
    precision: totals.right / totals.found,
    recall: totals.right / totals.there,
    situations: totals.read / totals.labelled,
    mistakes,
  };
}
