import { Haemong } from './haemong.js';
import { loadKnowledge } from './knowledge/files.js';

let shared: Haemong | undefined;

/** The dictionary with the compiled data. It is loaded once per process, because that takes a quarter of a second. */
export const sharedHaemong = (): Haemong => (shared ??= new Haemong(loadKnowledge()));
