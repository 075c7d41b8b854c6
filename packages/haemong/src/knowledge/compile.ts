import type { Story } from '../schema/story.js';
import { commonKeysOf } from '../verification/vocabulary.js';
import { Reader } from '../understanding/understanding.js';
import type { Knowledge, KnownStory, Words } from './knowledge.js';
import type { MarkedDream } from '../schema/marked-dream.js';
import { pointData, type TonesOfMoods } from './point-data.js';
import { storyData } from './story-data.js';

export interface Examples {
  stories: readonly Story[];
  marked: readonly MarkedDream[];
  tones: TonesOfMoods;
}

/** Compiles the handwritten data and trains on its examples, for `loadKnowledge`. */
export function compileKnowledge(words: Words, { stories, marked, tones }: Examples): Knowledge {
  const known = stories.map(withoutExamples);
  const reader = new Reader({ ...words, stories: known });
  return {
    ...words,
    stories: known,
    ranker: storyData(reader, stories, marked),
    points: pointData(reader, marked, tones),
    commonKeys: commonKeysOf(known),
  };
}

export const withoutExamples = ({
  examples: _examples,
  nearMisses: _nearMisses,
  ...story
}: Story): KnownStory => story;
