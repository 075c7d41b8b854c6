import { withParticle } from '@kkumpuri/korean';
import { chosenFor } from '../points/chosen-for.js';
import type { FallbackTexts } from '../schema/fallback.js';
import type { NamedWords } from '../schema/named.js';
import type { SymbolEntry } from '../schema/symbol.js';
import { namesOf, type SymbolOccurrence } from '../symbols/symbol-finder.js';
import type { Situation } from '../symbols/told-situations.js';
import type { Understanding } from '../understanding/understanding.js';
import { join } from './texts.js';

const MOST_SCENES = 3;

/** Returns the symbol that a dream of a few words is about; none if it is about a person. */
export function namedSymbol(found: readonly SymbolOccurrence[]): SymbolOccurrence | undefined {
  const isAboutPerson = found.some(({ symbol }) => symbol.kind === 'person' || symbol.standsAlone);
  return isAboutPerson ? undefined : found[0];
}

/** Returns what the dictionary says about the symbol: the scene that the dream names, and those that would decide. */
export function textsOfSymbol(
  occurrence: SymbolOccurrence,
  told: Situation | undefined,
  dream: Understanding,
  words: NamedWords,
): FallbackTexts {
  const { symbol } = occurrence;
  const { text } = dream;
  const general = shownName(symbol.name);
  const name = nameIn(dream, occurrence);
  const fill = (template: string) => template.replaceAll('{이름}', name).replaceAll('{상징}', general);
  const meaning = join(!general.includes(name) && fill(words.kindOf), topicOf(symbol), symbol.gist);
  const scenes = decisive(symbol, told);
  const isSplit = !told && symbol.verdict === '흉' && scenes.some(({ verdict }) => verdict === '길');
  return {
    verdict: isSplit ? '엇갈림' : (told ?? symbol).verdict,
    headline: fill(chosenFor(words.headlines, text)),
    answer: told ? told.meaning : `${meaning} ${chosenFor(words.decides, text)}`,
    traditional: join(told && meaning, ...scenes.map((scene) => scene.meaning)),
    psychological: symbol.psychological,
    question: fill(chosenFor(words.questions, text)),
  };
}

/** The name that the dreamer typed, if it is a noun; else the symbol's. */
function nameIn({ parts, nouns }: Understanding, { symbol, start, end }: SymbolOccurrence): string {
  const typed = parts.dream.slice(start, end);
  const isName = namesOf(symbol).includes(typed) || nouns.some(({ word }) => word === typed);
  return shownName(isName ? typed : symbol.name);
}

const withoutNote = (name: string): string => name.replace(/\([^()]{1,20}\)$/u, '');

/** 밤(열매), 달리는 꿈: the sentences add the word 꿈. */
const shownName = (name: string): string => withoutNote(name).replace(/ ?꿈$/u, '');

const topicOf = ({ name }: SymbolEntry): string => withParticle(withoutNote(name), '은/는');

/** A scene of the symbol's own verdict comes first, then one of each other verdict, then the rest. */
function decisive({ situations, verdict }: SymbolEntry, told: Situation | undefined): Situation[] {
  const others = situations.filter((one) => one !== told);
  const firsts = [...new Set([verdict, ...others.map((one) => one.verdict)])].flatMap(
    (each) => others.find((one) => one.verdict === each) ?? [],
  );
  return [...new Set([...firsts, ...others])].slice(0, told ? MOST_SCENES - 1 : MOST_SCENES);
}
