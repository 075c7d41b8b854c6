import type { Outcome } from '../schema/outcome.js';
import type { DreamEvent } from '../understanding/events.js';
import type { Claimed } from './claimed-events.js';

/** The words of an outcome, compiled. */
export interface OutcomeWords {
  deeds: ReadonlySet<string>;
  /** The deeds whose doer undergoes what others do: 물리다. */
  passive: ReadonlySet<string>;
  phrases: RegExp | undefined;
  undonePatterns: RegExp | undefined;
  exact: ReadonlySet<string>;
}

export const compileOutcomes = (
  outcomes: readonly Outcome[],
  passives: Readonly<Record<string, string>>,
): OutcomeWords[] =>
  outcomes.map(({ deeds, phrases, undone, exact }) => ({
    deeds: new Set(deeds),
    passive: new Set(deeds.filter((deed) => deed in passives)),
    phrases: anyOf(phrases, 'gu'),
    undonePatterns: anyOf(undone),
    exact: new Set(exact),
  }));

const anyOf = (patterns: readonly string[], flags = 'u'): RegExp | undefined =>
  patterns.length > 0 ? new RegExp(patterns.join('|'), flags) : undefined;

export const isOf = ({ deeds }: OutcomeWords, { lemmas }: DreamEvent): boolean =>
  lemmas.some((lemma) => deeds.has(lemma));

/** Tests whether a text has a phrase for it. */
export const mentions = ({ phrases }: OutcomeWords, text: string): boolean =>
  phrases !== undefined && text.search(phrases) >= 0;

/** In characters before a verb: the longest phrase. */
const LONGEST_PHRASE = 16;

/** Tests whether the event is of this outcome, by its verb or by a phrase that ends in it (울음을 터뜨리자). */
export function tells({ text, event }: Claimed, words: OutcomeWords): boolean {
  if (isOf(words, event)) return true;
  const start = Math.max(0, event.start - LONGEST_PHRASE);
  const found = words.phrases ? [...text.slice(start, event.end).matchAll(words.phrases)] : [];
  return found.some((phrase) => start + phrase.index + phrase[0].length > event.start);
}
