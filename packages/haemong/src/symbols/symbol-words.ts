import { withParticle } from '@kkumpuri/korean';
import type { SymbolEntry } from '../schema/symbol.js';
import type { Understanding } from '../understanding/understanding.js';
import { namesOf, type SymbolOccurrence } from './symbol-finder.js';
import type { Situation } from './told-situations.js';

/** The name that the dreamer typed, if it is a noun; else the symbol's. */
export function nameIn({ parts, nouns }: Understanding, { symbol, start, end }: SymbolOccurrence): string {
  const typed = parts.dream.slice(start, end);
  const isName = namesOf(symbol).includes(typed) || nouns.some(({ word }) => word === typed);
  return shownName(isName ? typed : symbol.name);
}

const withoutNote = (name: string): string => name.replace(/\([^()]{1,20}\)$/u, '');

/** 밤(열매), 달리는 꿈: the sentences add the word 꿈. */
export const shownName = (name: string): string => withoutNote(name).replace(/ ?꿈$/u, '');

export const topicOf = ({ name }: SymbolEntry): string => withParticle(withoutNote(name), '은/는');

/** A scene of the symbol's own verdict comes first, then one of each other verdict, then the rest. */
export function decisiveScenes({ situations, verdict }: SymbolEntry, told?: Situation): Situation[] {
  const others = situations.filter((one) => one !== told);
  const firsts = [...new Set([verdict, ...others.map((one) => one.verdict)])].flatMap(
    (each) => others.find((one) => one.verdict === each) ?? [],
  );
  return [...new Set([...firsts, ...others])];
}

/** The general meaning fits what has the symbol's name (or 거스름돈 for 돈), not all that its entry covers: 젓가락 is no pot. */
export function hasOwnName(occurrence: SymbolOccurrence, dream: Understanding): boolean {
  const general = shownName(occurrence.symbol.name);
  const name = nameIn(dream, occurrence);
  return general.includes(name) || name.endsWith(general);
}
