import type { Story } from '../schema/story.js';
import type { KnownStory } from './knowledge.js';

export const withoutExamples = ({
  examples: _examples,
  clauses: _clauses,
  nearMisses: _nearMisses,
  ...story
}: Story): KnownStory => story;
