import type { ClassifierData } from '../learning/classifier.js';
import { trainClassifier, type Training } from '../learning/train-classifier.js';
import { exampleOf, type TrainingExample } from '../learning/training-example.js';
import type { MarkedDream } from '../schema/marked-dream.js';
import type { Story } from '../schema/story.js';
import type { Telling } from '../schema/telling.js';
import { featuresOf } from '../stories/features.js';
import type { Span } from '../understanding/span.js';
import { NO_STORY } from '../stories/ranker.js';
import { scenesOf } from '../stories/scenes.js';
import type { Reader } from '../understanding/understanding.js';

type Understands = Pick<Reader, 'understand'>;

const TRAINING: Training = {
  minExamples: 2,
  maxNames: 300,
  rounds: 5,
  l2Penalty: 3e-3,
  minError: 8e-3,
  minWeight: 10,
};

/** Dreams by others than the author of the story that they tell. */
export interface ToldDreams {
  marked: readonly MarkedDream[];
  tellings: readonly Telling[];
}

export interface StoryExamples extends ToldDreams {
  stories: readonly Story[];
}

/** Trains the classifier that ranks stories. */
export const storyData = (reader: Reader, { stories, ...told }: StoryExamples): ClassifierData =>
  trainStories([...examplesInStories(reader, stories), ...examplesInDreams(reader, told)]);

export const trainStories = (examples: readonly TrainingExample[]): ClassifierData =>
  trainClassifier(examples, TRAINING);

/** The examples, clauses and near misses of the stories. */
export const examplesInStories = (reader: Reader, stories: readonly Story[]): TrainingExample[] =>
  stories.flatMap((story) => examplesOf(story, reader));

export const examplesInDreams = (
  reader: Understands,
  { marked, tellings }: ToldDreams,
): TrainingExample[] => [
  ...tellings.map(({ text, story }) => example(reader, text, story)),
  ...marked.flatMap((dream) => markedExamples(dream, reader)),
];

function examplesOf({ slug, examples, clauses, nearMisses }: Story, reader: Reader): TrainingExample[] {
  return [
    ...[...Object.values(examples).flat(), ...clauses].map((text) => example(reader, text, slug)),
    ...nearMisses.map(({ dream, story }) => example(reader, dream, story)),
  ];
}

const example = (reader: Understands, text: string, label: string): TrainingExample =>
  exampleOf(featuresOf(reader.understand(text)), label);

/** The scene of each marked story is its example; scenes without a story are examples of none. */
function markedExamples({ text, stories }: MarkedDream, reader: Understands): TrainingExample[] {
  const dream = reader.understand(text);
  const scenes = scenesOf(dream);
  const told = stories.flatMap(({ story, where }) => {
    const scene = mostOverlapping(scenes, dream.parts.dream.indexOf(where), where.length);
    return scene ? [{ scene, story }] : [];
  });
  const untold = scenes.filter((scene) => !told.some((one) => overlap(one.scene, scene) > 0));
  return [
    ...told.map(({ scene, story }) => exampleOf(featuresOf(dream, scene), story)),
    ...untold.map((scene) => exampleOf(featuresOf(dream, scene), NO_STORY)),
  ];
}

/** `start` is negative if the words are outside the dream, in a waking fact. */
function mostOverlapping(scenes: readonly Span[], start: number, length: number): Span | undefined {
  if (start < 0) return undefined;
  const words = { start, end: start + length };
  return [...scenes].sort((a, b) => overlap(b, words) - overlap(a, words))[0];
}

const overlap = (a: Span, b: Span): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);
