import type { KnownStory } from './knowledge/knowledge.js';
import type { StoryVariant } from './schema/story.js';
import type { SymbolOccurrence } from './symbols/symbol-finder.js';
import type { ToldSituation } from './symbols/told-situations.js';
import type { ReadingVerifier } from './verification/reading-verifier.js';

/** A story, and the variant whose conditions hold in the dream. */
export interface StoryCandidate {
  story: KnownStory;
  variant?: StoryVariant;
}

export interface Considerations {
  /** In order of appearance, with their places in the text as typed. */
  symbols: readonly SymbolOccurrence[];
  /** Waking facts and questions, in the dreamer's words. */
  facts: string[];
  questions: string[];
  stories: StoryCandidate[];
  situations: ToldSituation[];
  /** Checks a reading by another interpreter against the dream. */
  verifier: ReadingVerifier;
}
