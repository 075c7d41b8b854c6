import { featuresOf } from '../stories/features.js';
import type { Story } from '../schema/story.js';
import { commonKeysOf } from '../verification/vocabulary.js';
import { Reader } from '../understanding/understanding.js';
import type { Knowledge, KnownStory, Words } from './knowledge.js';
import type { MarkedDream } from '../schema/point-words.js';
import { pointData, type TonesOfMoods } from './point-data.js';
import { rankerData } from './ranker-data.js';

export interface Examples {
  stories: readonly Story[];
  marked: readonly MarkedDream[];
  tones: TonesOfMoods;
}

/** Compiles the handwritten data and trains on its examples, for `loadKnowledge`. */
export function compileKnowledge(words: Words, { stories, marked, tones }: Examples): Knowledge {
  const known = stories.map(withoutExamples);
  const reader = new Reader({ ...words, stories: known });
  const examples = stories.flatMap(({ examples: byVariant }, story) =>
    Object.values(byVariant)
      .flat()
      .map((dream) => ({ story, features: featuresOf(reader.understand(dream)) })),
  );
  return {
    ...words,
    stories: known,
    ranker: rankerData(examples),
    points: pointData(reader, marked, tones),
    commonKeys: commonKeysOf(known),
  };
}

export const withoutExamples = ({
  examples: _examples,
  nearMisses: _nearMisses,
  ...story
}: Story): KnownStory => story;
