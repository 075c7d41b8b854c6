import type { KnownStory } from '../knowledge/knowledge.js';
import type { StoryAddition, StoryVariant } from '../schema/story.js';
import type { Understanding } from '../understanding/understanding.js';
import type { ConditionEvaluator, Evidence } from './conditions.js';

/** Number of additions to a reading, by the length of the dream in characters. */
const MOST = 2;
const MOST_IF_LONG = 3;
const LONG_DREAM = 150;

/** Returns what the story adds about other scenes of the dream, in the order of the story. */
export function additionsOf(
  story: KnownStory,
  variant: StoryVariant | undefined,
  dream: Understanding,
  conditions: ConditionEvaluator,
): StoryAddition[] {
  const told = variant?.name ?? 'base';
  const most = dream.parts.dream.trim().length < LONG_DREAM ? MOST : MOST_IF_LONG;
  const isTold = ({ when, unless }: StoryAddition) =>
    !unless.includes(told) &&
    when.every((condition) => {
      const evidence = conditions.evidence(condition, dream);
      return evidence && !isOfWakingLife(evidence, dream);
    });
  return story.additions.filter(isTold).filter(endsUnlikeOthers).slice(0, most);
}

/** In characters. Sentences that end alike read like a form. */
const ENDING = 12;

const endsUnlikeOthers = (
  { says }: StoryAddition,
  at: number,
  additions: readonly StoryAddition[],
): boolean => !additions.slice(0, at).some((other) => other.says.slice(-ENDING) === says.slice(-ENDING));

/** 깨서 거울부터 봤어요 tells no mirror in the dream. */
const isOfWakingLife = ({ start, end }: Evidence, { parts }: Understanding): boolean =>
  parts.notDream.some(
    (around) =>
      around.start < end &&
      start < around.end &&
      !parts.facts.some((fact) => fact.isInDream && fact.start === around.start),
  );
