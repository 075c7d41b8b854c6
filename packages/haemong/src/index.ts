export { Haemong } from './haemong.js';
export { loadKnowledge } from './knowledge/load.js';
export type { Knowledge, KnownStory } from './knowledge/knowledge.js';
export { fillWithDefaults } from './reading/slots.js';
export type { Reading } from './reading/reading.js';
export type { SymbolEntry } from './schema/symbol.js';
export type { Telling, Untruth } from './witness/telling.js';
export type { Witness } from './witness/witness.js';
export { namesOf, type SymbolOccurrence } from './symbols/symbol-finder.js';
