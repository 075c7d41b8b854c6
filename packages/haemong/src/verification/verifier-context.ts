import type { Knowledge } from '../knowledge/knowledge.js';
import type { VerifierWeights } from '../schema/signs.js';
import type { Narration, Reader } from '../understanding/understanding.js';
import { compileOutcomes, type OutcomeWords } from './outcome-words.js';
import { Vocabulary } from './vocabulary.js';

/** What a check needs besides the dream and the reading. */
export interface VerifierContext {
  vocabulary: Vocabulary;
  weights: VerifierWeights;
  outcomes: readonly OutcomeWords[];
  /** Verbs of feelings. */
  felt: ReadonlySet<string>;
  narrate: (text: string) => Narration;
}

type Known = Pick<Knowledge, 'commonKeys' | 'verifier' | 'outcomes' | 'passives' | 'feelings'>;

export const createVerifierContext = (
  { commonKeys, verifier, outcomes, passives, feelings }: Known,
  reader: Pick<Reader, 'narrationOf'>,
): VerifierContext => ({
  vocabulary: new Vocabulary(commonKeys),
  weights: verifier,
  outcomes: compileOutcomes(outcomes, passives),
  felt: new Set(Object.values(feelings).flatMap(({ deeds }) => deeds)),
  narrate: (text) => reader.narrationOf(text),
});
