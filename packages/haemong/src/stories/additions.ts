import type { KnownStory } from '../knowledge/knowledge.js';
import type { Condition } from '../schema/condition.js';
import type { GeneralAddition, StoryAddition, StoryVariant } from '../schema/story.js';
import type { Understanding } from '../understanding/understanding.js';
import type { ConditionEvaluator, Evidence } from './conditions.js';
import { withVariant } from './with-variant.js';

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
  return story.additions
    .filter(({ when, unless }) => !unless.includes(told) && isTold(when, dream, conditions))
    .slice(0, most);
}

/** Returns what is added about a scene of the dream if the story itself adds nothing. */
export function generalAdditionsOf(
  story: KnownStory,
  variant: StoryVariant | undefined,
  dream: Understanding,
  conditions: ConditionEvaluator,
  additions: readonly GeneralAddition[],
): StoryAddition[] {
  if (story.bare) return [];
  const { headline, answer, traditional, psychological, verdict } = withVariant({ story, variant });
  const texts = [headline, answer, traditional, psychological].join(' ');
  const found = additions.find(
    ({ when, unlessSaid, verdicts }) =>
      (!verdicts || verdicts.includes(verdict)) &&
      !unlessSaid.some((word) => texts.includes(word)) &&
      isTold(when, dream, conditions),
  );
  return found ? [{ in: found.in, when: found.when, unless: [], says: found.says }] : [];
}

/** Tests that the dream itself, not waking life, tells the scene. */
const isTold = (when: readonly Condition[], dream: Understanding, conditions: ConditionEvaluator): boolean =>
  when.every((condition) => {
    const evidence = conditions.evidence(condition, dream);
    return evidence && !isOfWakingLife(evidence, dream);
  });

/** 깨서 거울부터 봤어요 tells no mirror in the dream. */
const isOfWakingLife = ({ start, end }: Evidence, { parts }: Understanding): boolean =>
  parts.notDream.some(
    (around) =>
      around.start < end &&
      start < around.end &&
      !parts.facts.some((fact) => fact.isInDream && fact.start === around.start),
  );
