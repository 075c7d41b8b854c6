import { featuresOf } from '../stories/features.js';
import type { Story } from '../schema/story.js';
import { Reader } from '../understanding/understanding.js';
import type { Knowledge, KnownStory } from './knowledge.js';

type Words = Omit<Knowledge, 'stories' | 'ranker'>;

/** Puts everything that is written by hand into the form that readings load. */
export function compileKnowledge(words: Words, stories: readonly Story[]): Knowledge {
  const known = stories.map(withoutExamples);
  const reader = new Reader({ ...words, stories: known });
  const examples = stories.flatMap(({ examples: byVariant }, story) =>
    Object.values(byVariant)
      .flat()
      .map((dream) => ({ story, dream, features: featuresOf(reader.understand(dream)) })),
  );
  return {
    ...words,
    stories: known,
    ranker: { idf: rarity(examples.map(({ features }) => features)), examples },
  };
}

function rarity(documents: readonly (readonly string[])[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const features of documents)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return Object.fromEntries(
    [...counts]
      .filter(([, count]) => count > 1)
      .map(([feature, count]) => [feature, Math.round(Math.log(documents.length / count) * 100) / 100]),
  );
}

export const withoutExamples = ({
  examples: _examples,
  nearMisses: _nearMisses,
  ...story
}: Story): KnownStory => story;
