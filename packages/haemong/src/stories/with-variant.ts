import type { KnownStory } from '../knowledge/knowledge.js';
import type { StoryAddition, StoryVariant } from '../schema/story.js';

export interface ChosenStory {
  story: KnownStory;
  variant?: StoryVariant;
  additions: readonly StoryAddition[];
}

/** Returns the story with the texts of the variant in place of its own. */
export const withVariant = ({ story, variant }: ChosenStory): KnownStory => ({
  ...story,
  ...withoutUndefined(variant ?? {}),
});

function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;
}
