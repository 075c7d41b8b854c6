import type { FactWords } from '../schema/fact.js';
import { replaceNoun } from './replace-noun.js';
import { splitWord } from './slots.js';

/** Returns the text with the general word for what the dreamer tells (시험을) replaced, once, by the dreamer's own (중간고사를). */
export function nameTold(text: string, names: FactWords['names'], clauses: readonly string[]): string {
  for (const [general, words] of Object.entries(names)) {
    const own = ownWord(words, clauses);
    const named = own && replaceNoun(text, general, own);
    if (named) return named;
  }
  return text;
}

/** Returns the first word that a clause contains, as it is said. */
function ownWord(words: readonly string[], clauses: readonly string[]): string | undefined {
  const found = words.map(splitWord).find(([word]) => clauses.some((clause) => clause.includes(word)));
  return found?.[1];
}
