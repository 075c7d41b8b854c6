export { clausesOf, type Clause } from './clauses.js';
export { stemsOf } from './conjugation.js';
export type { Copula } from './copula.js';
export { disassembled, hasFinal } from './jamo.js';
export { PARTICLE_PAIRS, pairOf, particleAfter, withParticle, type Role } from './particles.js';
export { sentencesOf, splitSentences, spokenSentencesOf, type Span } from './sentences.js';
export { correctTypos } from './typos.js';
export { statusOf, type DeedStatus } from './status.js';
export {
  VerbFinder,
  isAttributive,
  isHonorific,
  lettersOf,
  wordEnd,
  type Letters,
  type VerbFound,
} from './verb-finder.js';
export { WordTrie } from './word-trie.js';
