import type { Story } from '../schema/story.js';
import { commonKeysOf } from '../verification/vocabulary.js';
import { Reader } from '../understanding/understanding.js';
import type { Knowledge, KnownStory, Words } from './knowledge.js';
import type { MarkedDream } from '../schema/marked-dream.js';
import { factData } from './fact-data.js';
import { pointData, type TonesOfMoods } from './point-data.js';
import { storyData } from './story-data.js';

export interface Examples {
  stories: readonly Story[];
  marked: readonly MarkedDream[];
  tones: TonesOfMoods;
  /** Clauses by the waking fact that they tell. */
  factClauses: Readonly<Record<string, readonly string[]>>;
}

/** Compiles the handwritten data and trains on its examples, for `loadKnowledge`. */
export function compileKnowledge(words: Words, { stories, marked, tones, factClauses }: Examples): Knowledge {
  const known = stories.map(withoutExamples);
  const trainedFacts = factData(factClauses, marked);
  const reader = new Reader({ ...words, stories: known, factClauses: trainedFacts });
  return {
    ...words,
    stories: known,
    factClauses: trainedFacts,
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
