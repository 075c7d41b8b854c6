import { pairOf, withParticle } from '@kkumpuri/korean';
import type { FactWords } from '../schema/fact.js';
import { splitWord } from './slots.js';

const AFTER = '(이|가|은|는|을|를|과|와|으로|로|에|에서|의|도|만|까지)?(?![가-힣])';

/** Returns the text with the general word for what the dreamer tells (시험을) replaced, once, by the dreamer's own (중간고사를). */
export function nameTold(text: string, names: FactWords['names'], clauses: readonly string[]): string {
  for (const [general, words] of Object.entries(names)) {
    const found = new RegExp(`(?<![가-힣])${general}${AFTER}`, 'u').exec(text);
    const own = found && ownWord(words, clauses);
    if (!found || !own) continue;
    const [whole, particle = ''] = found;
    const pair = pairOf(particle);
    const named = pair ? withParticle(own, pair) : own + particle;
    return text.slice(0, found.index) + named + text.slice(found.index + whole.length);
  }
  return text;
}

/** Returns the first word that a clause contains, as it is said. */
function ownWord(words: readonly string[], clauses: readonly string[]): string | undefined {
  const found = words.map(splitWord).find(([word]) => clauses.some((clause) => clause.includes(word)));
  return found?.[1];
}
