import type { Story } from '../schema/story.js';
import { commonKeysOf } from '../verification/vocabulary.js';
import { Reader } from '../understanding/understanding.js';
import type { Knowledge, KnownStory, Words } from './knowledge.js';
import { pointData, type TonesOfMoods } from './point-data.js';
import { storyData, type StoryExamples } from './story-data.js';

export interface Examples extends StoryExamples {
  tones: TonesOfMoods;
}

/** The words, and the classifiers by which a dream is read. */
export type ReadingKnowledge = Words & Pick<Knowledge, 'factClauses' | 'questionClauses' | 'spacing'>;

/** Compiles the handwritten data and trains on examples as they are read. The classifier of details is trained separately. */
export function compileKnowledge(
  knowledge: ReadingKnowledge,
  { stories, marked, tellings, tones }: Examples,
): Omit<Knowledge, 'detailClauses'> {
  const known = stories.map(withoutExamples);
  const readerKnowledge = { ...knowledge, stories: known };
  const reader = new Reader(readerKnowledge);
  return {
    ...readerKnowledge,
    ranker: storyData(reader, { stories, marked, tellings }),
    points: pointData(reader, marked, tones),
    commonKeys: commonKeysOf(known),
  };
}

export const withoutExamples = ({
  examples: _examples,
  clauses: _clauses,
  nearMisses: _nearMisses,
  ...story
}: Story): KnownStory => story;
