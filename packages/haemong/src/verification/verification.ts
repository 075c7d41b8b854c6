import type { Knowledge } from '../knowledge/knowledge.js';
import type { VerifierWeights } from '../schema/signs.js';
import type { Narration, Reader } from '../understanding/understanding.js';
import { compileOutcomes, type OutcomeWords } from './outcomes.js';
import { Vocabulary } from './vocabulary.js';

/** What checks need besides the dream and the reading. */
export interface Verification {
  vocabulary: Vocabulary;
  weights: VerifierWeights;
  outcomes: readonly OutcomeWords[];
  narrate: (text: string) => Narration;
}

type Known = Pick<Knowledge, 'commonKeys' | 'verifier' | 'outcomes'>;

export const verification = (
  { commonKeys, verifier, outcomes }: Known,
  reader: Pick<Reader, 'narrationOf'>,
): Verification => ({
  vocabulary: new Vocabulary(commonKeys),
  weights: verifier,
  outcomes: compileOutcomes(outcomes),
  narrate: (text) => reader.narrationOf(text),
});
