import type { ReadingVerifier } from '@kkumpuri/haemong';
import type { FoundSymbol, Verdict } from '@kkumpuri/contract';

/** A dictionary story that may match the dream, with its possible ending. */
export interface StoryCandidate {
  name: string;
  ending: string | null;
  verdict: Verdict;
  answer: string;
  traditional: string;
  disagreement: string | null;
}

/** The traditional meaning of a scene that may occur in the dream. */
export interface SituationCandidate {
  symbol: string;
  when: string;
  verdict: Verdict;
  meaning: string;
  disagreement: string | null;
}

/** What the dictionary tells a model about a dream. */
export interface DreamMaterial {
  /** In NFC. */
  dreamContent: string;
  /** Waking facts and questions that the dictionary found in the text, in the dreamer's words. */
  facts: string[];
  questions: string[];
  /** Candidates only: none may fit. */
  stories: StoryCandidate[];
  situations: SituationCandidate[];
  /** At most eight, in order of appearance; each quote is a substring of the dream. */
  matches: FoundSymbol[];
  /** Checks a reading against the content of the dream. */
  verifier: ReadingVerifier;
}
