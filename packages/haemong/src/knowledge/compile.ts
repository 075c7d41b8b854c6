import { featuresOf } from '../stories/features.js';
import type { Story } from '../schema/story.js';
import { Reader } from '../understanding/understanding.js';
import type { Knowledge, KnownStory } from './knowledge.js';
import { rankerData } from './ranker-data.js';

type Words = Omit<Knowledge, 'stories' | 'ranker'>;

/** Puts everything that is written by hand into the form that readings load. */
export function compileKnowledge(words: Words, stories: readonly Story[]): Knowledge {
  const known = stories.map(withoutExamples);
  const reader = new Reader({ ...words, stories: known });
  const examples = stories.flatMap(({ examples: byVariant }, story) =>
    Object.values(byVariant)
      .flat()
      .map((dream) => ({ story, features: featuresOf(reader.understand(dream)) })),
  );
  return { ...words, stories: known, ranker: rankerData(examples) };
}

export const withoutExamples = ({
  examples: _examples,
  nearMisses: _nearMisses,
  ...story
}: Story): KnownStory => story;
