import type { Knowledge, KnownStory } from '../knowledge/knowledge.js';
import { facts, wakingMoods, type FactName } from '../schema/fact.js';
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
  const thing = thingIn(dream, first, knowledge);
  const said = saidOf(first, knowledge, verdict);
  return thing ? `${knowledge.quoting.thing.replace('{일}', thing)} ${said}` : said;
}

/** Returns sentences that take up how the dreamer felt after waking. */
export function sayMood(
  dream: Understanding,
  knowledge: FactKnowledge,
  verdict?: Verdict,
): string | undefined {
  const [first] = toldOf(dream, wakingMoods);
  return first && saidOf(first, knowledge, verdict);
}

const toldOf = <Name extends FactName>({ parts }: Understanding, names: readonly Name[]): Name[] =>
  names.filter((name) => parts.facts.some(({ fact }) => fact === name));

function saidOf(fact: FactName, { facts: words }: FactKnowledge, verdict?: Verdict): string {
  const { said } = words[fact];
  return verdict === '길' || verdict === '흉' ? said[verdict] : said.default;
}

/** Returns the longest word for the fact in the clauses that tell it (수술, 면접). */
function thingIn(
  { parts }: Understanding,
  fact: FactName,
  { facts: words }: FactKnowledge,
): string | undefined {
  const clauses = parts.facts.filter((one) => one.fact === fact);
  const found = words[fact].things.filter((thing) => clauses.some(({ text }) => text.includes(thing)));
  return found.sort((a, b) => b.length - a.length)[0];
}
