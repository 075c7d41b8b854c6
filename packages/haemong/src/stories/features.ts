import type { Understanding } from '../understanding/understanding.js';

/** What a dream is compared by: what was understood of it, and pieces of its words. */
export function featuresOf(dream: Understanding): string[] {
  const features = new Set<string>();
  for (const { word, classes } of dream.nouns) {
    features.add(`n:${word}`);
    for (const name of classes) features.add(`c:${name}`);
    if (dream.deceased.has(word)) features.add('c:dead');
  }
  for (const event of dream.events) {
    for (const lemma of event.lemmas) {
      features.add(event.status === 'done' ? `v:${lemma}` : `v!${lemma}`);
      for (const { classes } of event.doers) for (const name of classes) features.add(`e:${name}>${lemma}`);
      for (const { classes } of event.others) for (const name of classes) features.add(`e:${lemma}>${name}`);
    }
  }
  for (const { feeling, holder } of dream.feelings)
    features.add(`f:${feeling}${holder === 'self' ? '' : ':other'}`);
  for (const word of dream.parts.dream.match(/[가-힣A-Za-z0-9]+/gu) ?? []) addPieces(features, word);
  return [...features];
}

function addPieces(features: Set<string>, word: string): void {
  const bounded = `^${word}$`;
  for (let at = 0; at + 2 <= bounded.length - 1; at += 1) features.add(bounded.slice(at, at + 2));
  for (let at = 0; at + 3 <= bounded.length - 1; at += 1) features.add(bounded.slice(at, at + 3));
}
