import type { Knowledge, KnownStory } from '../knowledge/knowledge.js';
import { facts, wakingMoods, type FactName, type FactWords } from '../schema/fact.js';
import { containsAny, saidFor } from '../schema/worded.js';
import type { Verdict } from '../schema/story.js';
import type { Understanding } from '../understanding/understanding.js';
import { fillSlots } from './slots.js';

type FactKnowledge = Pick<Knowledge, 'facts' | 'quoting'>;

/** Returns sentences that take up the weightiest waking fact, in the story's own words if it has any. */
export function sayFact(
  dream: Understanding,
  knowledge: FactKnowledge,
  verdict?: Verdict,
  story?: KnownStory,
): string | undefined {
  const told = toldOf(dream, facts);
  for (const fact of told) {
    const own = story?.facts[fact];
    if (story && own) return fillSlots(own, story, dream);
  }
  const [first] = told;
  if (!first) return undefined;
  const clauses = clausesOf(dream, first);
  const thing = thingIn(clauses, knowledge.facts[first]);
  const said = saidOf(clauses, knowledge.facts[first], verdict);
  return thing ? `${knowledge.quoting.thing.replace('{일}', thing)} ${said}` : said;
}

/** Returns sentences that take up how the dreamer felt after waking. */
export function sayMood(
  dream: Understanding,
  knowledge: FactKnowledge,
  verdict?: Verdict,
): string | undefined {
  const [first] = toldOf(dream, wakingMoods);
  return first && saidOf(clausesOf(dream, first), knowledge.facts[first], verdict);
}

const toldOf = <Name extends FactName>({ parts }: Understanding, names: readonly Name[]): Name[] =>
  names.filter((name) => parts.facts.some(({ fact }) => fact === name));

const clausesOf = ({ parts }: Understanding, name: FactName): string[] =>
  parts.facts.filter(({ fact }) => fact === name).map(({ text }) => text);

function saidOf(clauses: readonly string[], words: FactWords, verdict?: Verdict): string {
  const said = saidFor(words, clauses);
  return verdict === '길' || verdict === '흉' ? said[verdict] : said.default;
}

/** Returns the longest word for the fact in the clauses that tell it (수술, 면접). */
function thingIn(clauses: readonly string[], { things }: FactWords): string | undefined {
  return things.filter((thing) => containsAny(clauses, [thing])).sort((a, b) => b.length - a.length)[0];
}
