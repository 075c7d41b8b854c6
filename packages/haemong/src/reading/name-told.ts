import { withParticle } from '@kkumpuri/korean';
import type { FactWords } from '../schema/fact.js';

/** Particles whose form depends on the noun. */
const PAIRS: Readonly<Record<string, string>> = {
  이: '이/가',
  가: '이/가',
  은: '은/는',
  는: '은/는',
  을: '을/를',
  를: '을/를',
  과: '와/과',
  와: '와/과',
  으로: '으로/로',
  로: '으로/로',
};
const AFTER = '(이|가|은|는|을|를|과|와|으로|로|에|에서|의|도|만|까지)?(?![가-힣])';

/** Returns the text with the general word for what the dreamer tells (시험을) replaced, once, by the dreamer's own (중간고사를). */
export function nameTold(text: string, names: FactWords['names'], clauses: readonly string[]): string {
  for (const [general, words] of Object.entries(names)) {
    const found = new RegExp(`(?<![가-힣])${general}${AFTER}`, 'u').exec(text);
    const own = found && ownWord(words, clauses);
    if (!found || !own) continue;
    const [whole, particle = ''] = found;
    const pair = PAIRS[particle];
    const named = pair ? withParticle(own, pair) : own + particle;
    return text.slice(0, found.index) + named + text.slice(found.index + whole.length);
  }
  return text;
}

/** `할머니=편찮으신 할머니`: what is found, and what is said. */
function ownWord(words: readonly string[], clauses: readonly string[]): string | undefined {
  const found = words.find((word) => clauses.some((clause) => clause.includes(word.split('=')[0] ?? word)));
  return found?.split('=').at(-1);
}
