import { Haemong } from '../haemong.js';
import { loadKnowledge } from '../knowledge/files.js';
import type { KnownStory } from '../knowledge/knowledge.js';

type OwnWords = Partial<Pick<KnownStory, 'answers' | 'facts' | 'additions'>>;

/** The dictionary, whose stories have only these words about questions, waking facts and further scenes. */
export function withStoryWords(own: OwnWords = {}): Haemong {
  const knowledge = loadKnowledge();
  const words = { answers: {}, facts: {}, additions: [], ...own };
  return new Haemong({ ...knowledge, stories: knowledge.stories.map((story) => ({ ...story, ...words })) });
}
