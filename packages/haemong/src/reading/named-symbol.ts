import { chosenFor } from '../points/chosen-for.js';
import type { FallbackTexts } from '../schema/fallback.js';
import type { NamedWords } from '../schema/named.js';
import type { SymbolOccurrence } from '../symbols/symbol-finder.js';
import { decisiveScenes, nameIn, shownName, topicOf } from '../symbols/symbol-words.js';
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
  const scenes = decisiveScenes(symbol, told).slice(0, told ? MOST_SCENES - 1 : MOST_SCENES);
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
