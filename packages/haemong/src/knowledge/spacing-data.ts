import type { ClassifierData } from '../learning/classifier.js';
import { trainClassifier } from '../learning/train-classifier.js';
import { exampleOf } from '../learning/training-example.js';
import { gapFeatures, JOINED, SPACE } from '../understanding/spacing.js';

const TRAINING = { minExamples: 5, rounds: 3, l2Penalty: 1e-4, minWeight: 60 };
const PHRASE = /[가-힣A-Za-z0-9 ]+/gu;

/** Trains the classifier of spaces on phrases that dreamers typed with spaces. */
export function spacingData(texts: readonly string[]): ClassifierData {
  const phrases = texts.flatMap((text) => text.match(PHRASE) ?? []);
  return trainClassifier(phrases.flatMap(gapsOf), TRAINING);
}

function gapsOf(phrase: string) {
  const words = phrase.trim().split(' ');
  const joined = words.join('');
  const starts = new Set<number>();
  let at = 0;
  for (const word of words) {
    starts.add(at);
    at += word.length;
  }
  return [...joined]
    .slice(1)
    .map((_letter, before) =>
      exampleOf(gapFeatures(joined, before + 1), starts.has(before + 1) ? SPACE : JOINED),
    );
}
