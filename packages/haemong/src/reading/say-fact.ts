import type { Knowledge, KnownStory } from '../knowledge/knowledge.js';
import { facts, wakingMoods, type FactName, type FactWords } from '../schema/fact.js';
import { saidFor } from '../schema/worded.js';
import type { Verdict } from '../schema/story.js';
import type { Understanding } from '../understanding/understanding.js';
import { fillSlots } from './slots.js';

type FactKnowledge = Pick<Knowledge, 'facts'>;

/** Returns sentences that take up the weightiest waking fact, in the story's own words if it has any. */
export function sayFact(
  dream: Understanding,
  knowledge: FactKnowledge,
  verdict?: Verdict,
  story?: KnownStory,
): string | undefined {
  const told = toldOf(dream, facts).filter((fact) => isOfUse(knowledge.facts[fact], dream));
  for (const fact of told) {
    const own = story?.facts[fact];
    if (story && own) return fillSlots(own, story, dream);
  }
  const [first] = told;
  return first && saidOf(clausesOf(dream, first), knowledge.facts[first], verdict);
}

/** 결혼 3년 차예요 tells a stranger who asks, but the dream is about a snake. */
const isOfUse = ({ dreamtOf }: FactWords, { nouns }: Understanding): boolean =>
  !dreamtOf || nouns.some(({ classes }) => classes.some((name) => dreamtOf.includes(name)));

/** Returns what takes up how the dreamer felt after waking; nothing if somebody else dreamt. */
export function sayMood(
  dream: Understanding,
  knowledge: FactKnowledge,
  verdict?: Verdict,
): string | undefined {
  if (dream.isDreamtByOther) return undefined;
  const [first] = toldOf(dream, wakingMoods);
  return first && saidOf(clausesOf(dream, first), knowledge.facts[first], verdict);
}

/** 돌아가신 할머니가 꿈에 나오셨는데 tells who is in the dream; a story about the dead says the rest. */
const LOSSES: ReadonlySet<FactName> = new Set(['bereaved', 'pet-died']);

const toldOf = <Name extends FactName>({ parts }: Understanding, names: readonly Name[]): Name[] =>
  names.filter((name) =>
    parts.facts.some(({ fact, isInDream }) => fact === name && !(isInDream && LOSSES.has(name))),
  );

const clausesOf = ({ parts }: Understanding, name: FactName): string[] =>
  parts.facts.filter(({ fact }) => fact === name).map(({ text }) => text);

function saidOf(clauses: readonly string[], words: FactWords, verdict?: Verdict): string {
  const said = saidFor(words, clauses);
  return (verdict === '길' || verdict === '흉' ? said[verdict] : undefined) ?? said.default;
}
