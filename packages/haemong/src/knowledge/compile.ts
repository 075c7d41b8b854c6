import { featuresOf } from '../stories/features.js';
import type { Story } from '../schema/story.js';
import { Reader } from '../understanding/understanding.js';
import type { Knowledge, KnownStory, RankerData } from './knowledge.js';

type Words = Omit<Knowledge, 'stories' | 'ranker'>;

interface Example {
  story: number;
  dream: string;
  features: string[];
}

/** Puts everything that is written by hand into the form that readings load. */
export function compileKnowledge(words: Words, stories: readonly Story[]): Knowledge {
  const known = stories.map(withoutExamples);
  const reader = new Reader({ ...words, stories: known });
  const examples = stories.flatMap(({ examples: byVariant }, story) =>
    Object.values(byVariant)
      .flat()
      .map((dream): Example => ({ story, dream, features: featuresOf(reader.understand(dream)) })),
  );
  return { ...words, stories: known, ranker: rankerData(examples) };
}

export const withoutExamples = ({
  examples: _examples,
  nearMisses: _nearMisses,
  ...story
}: Story): KnownStory => story;

function rankerData(examples: readonly Example[]): RankerData {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count > 1);
  const numbers = new Map(shared.map(([feature], number) => [feature, number]));
  return {
    features: shared.map(([feature]) => feature),
    weights: shared.map(([, count]) => Math.round(Math.log(examples.length / count) * 100) / 100),
    examples: examples.map(({ story, dream, features }) => ({
      story,
      dream,
      features: features.flatMap((feature) => numbers.get(feature) ?? []),
    })),
  };
}
