import type { Reading } from '@kkumpuri/contract';
import { contentWords, wordsTakenUp } from './words.js';
import { proseOf } from './rubric.js';

/** A reading with the dream it was written for and the ids of the symbols that the dream holds. */
export interface ReadDream {
  dream: string;
  symbols: readonly string[];
  reading: Reading;
}

const OTHERS = 3;

/** How well a reading fits a dream: by the symbols it speaks of and by the dream's own words that it takes up. */
function fit({ reading }: ReadDream, { dream, symbols }: ReadDream): number {
  const spokenOf = new Set(reading.symbols.map(({ id }) => id));
  const common = symbols.filter((id) => spokenOf.has(id)).length;
  const all = new Set([...spokenOf, ...symbols]).size;
  const words = contentWords(dream);
  const taken = wordsTakenUp(words, proseOf(reading).join(' '));
  return (all === 0 ? 0 : common / all) + (words.length === 0 ? 0 : taken / words.length);
}

/** Three other dreams, always the same ones. */
export function othersFor<T>(all: readonly T[], at: number): T[] {
  return Array.from({ length: OTHERS }, (_, nth) => all[(at + 1 + nth * 7) % all.length]).filter(
    (other): other is T => other !== undefined && other !== all[at],
  );
}

/** Which readings fit their own dream better than each of three others. */
export function fitsItsOwn(all: readonly ReadDream[]): boolean[] {
  return all.map((own, at) => othersFor(all, at).every((other) => fit(own, own) > fit(own, other)));
}

const SHARED = 20;

/** Sentences of twenty characters and more that stand in the readings of two dreams. */
export function sharedSentences(all: readonly ReadDream[]): string[] {
  const owner = new Map<string, number>();
  const shared = new Set<string>();
  all.forEach(({ reading }, at) => {
    for (const sentence of proseOf(reading).flatMap((part) => part.split(/(?<=[.?])\s/))) {
      if (sentence.length < SHARED) continue;
      if ((owner.get(sentence) ?? at) !== at) shared.add(sentence);
      owner.set(sentence, at);
    }
  });
  return [...shared];
}
