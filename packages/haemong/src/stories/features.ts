import type { Span } from '../understanding/span.js';
import type { Understanding } from '../understanding/understanding.js';

const WHOLE: Span = { start: 0, end: Infinity };

/**
 * Features of a dream or of one scene: parsed nouns, events and feelings, n-grams of its words, and the waking facts and
 * questions of the whole text.
 */
export function featuresOf(dream: Understanding, span = WHOLE): string[] {
  const features = new Set<string>();
  const isWithin = ({ start }: { start: number }) => start >= span.start && start < span.end;
  for (const { word, classes } of dream.nouns.filter(isWithin)) {
    features.add(`n:${word}`);
    for (const name of classes) features.add(`c:${name}`);
    if (dream.deceased.has(word)) features.add('c:dead');
  }
  for (const event of dream.events.filter(isWithin)) {
    for (const lemma of event.lemmas) {
      features.add(event.status === 'done' ? `v:${lemma}` : `v!${lemma}`);
      for (const { classes } of event.doers) for (const name of classes) features.add(`e:${name}>${lemma}`);
      for (const { classes } of event.others) for (const name of classes) features.add(`e:${lemma}>${name}`);
    }
  }
  for (const { feeling, holder } of dream.feelings.filter(isWithin))
    features.add(`f:${feeling}${holder === 'self' ? '' : ':other'}`);
  for (const { fact } of dream.parts.facts) features.add(`fact:${fact}`);
  for (const { kind } of dream.parts.questions) features.add(`asks:${kind}`);
  const text = dream.parts.withContext.slice(span.start, span.end);
  for (const word of text.match(/[가-힣A-Za-z0-9]+/gu) ?? []) addNgrams(features, word);
  return [...features];
}

function addNgrams(features: Set<string>, word: string): void {
  const bounded = `^${word}$`;
  for (let at = 0; at + 2 <= bounded.length - 1; at += 1) features.add(bounded.slice(at, at + 2));
  for (let at = 0; at + 3 <= bounded.length - 1; at += 1) features.add(bounded.slice(at, at + 3));
}
