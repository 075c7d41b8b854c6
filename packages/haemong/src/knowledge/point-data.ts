import { trainClassifier, type Training } from '../learning/train-classifier.js';
import { exampleOf } from '../learning/training-example.js';
import { clauseFeatures } from '../points/clause-features.js';
import { clausesOfDream } from '../points/clauses.js';
import { POINT, pointFeatures } from '../points/point-finder.js';
import type { MarkedDream } from '../schema/marked-dream.js';
import type { Tone } from '../schema/point-words.js';
import type { Span } from '../understanding/span.js';
import type { Reader, Understanding } from '../understanding/understanding.js';
import type { PointData } from './knowledge.js';

export type TonesOfMoods = Record<Tone, readonly string[]>;

/** Minimum overlap of a clause with the marked text, as a share of the shorter one, to label it the point. */
const MIN_OVERLAP = 0.6;

const TRAINING: Training = { minExamples: 3, rounds: 6, l2Penalty: 2e-3, minWeight: 10 };

interface ParsedDream extends MarkedDream {
  dream: Understanding;
  span: Span;
}

/** Trains the classifiers for the point of a dream, its kind and its tone. */
export function pointData(
  reader: Pick<Reader, 'understand'>,
  marked: readonly MarkedDream[],
  tones: TonesOfMoods,
): PointData {
  const parsed = marked.map((one): ParsedDream => {
    const dream = reader.understand(one.text);
    const start = dream.text.indexOf(one.point);
    return { ...one, dream, span: { start, end: start + one.point.length } };
  });
  const features = parsed.map(({ dream, span }) => pointFeatures(dream, span));
  const examples = (labelsOf: (one: ParsedDream) => readonly string[]) =>
    parsed.map((one, at) => exampleOf(features[at] ?? [], ...labelsOf(one)));
  return {
    clauses: trainClassifier(parsed.flatMap(clauseExamples), TRAINING),
    kinds: trainClassifier(
      examples(({ kinds }) => kinds),
      TRAINING,
    ),
    tones: trainClassifier(
      examples(({ mood }) => [toneOf(mood, tones)]),
      TRAINING,
    ),
  };
}

function clauseExamples({ dream, span }: ParsedDream) {
  const clauses = clausesOfDream(dream);
  if (clauses.length < 2) return [];
  return clauses.map((clause, at) =>
    exampleOf(clauseFeatures(dream, clauses, at), isPoint(clause, span) ? POINT : 'other'),
  );
}

function isPoint(clause: Span, point: Span): boolean {
  const common = Math.min(clause.end, point.end) - Math.max(clause.start, point.start);
  return common >= MIN_OVERLAP * Math.min(clause.end - clause.start, point.end - point.start);
}

function toneOf(mood: string, tones: TonesOfMoods): Tone {
  const [tone] = Object.entries(tones).find(([, moods]) => moods.includes(mood)) ?? [];
  if (!tone) throw new Error(`no tone is named for the mood ${mood}`);
  return tone as Tone;
}
