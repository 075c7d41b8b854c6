import type { Knowledge, KnownStory } from '../knowledge/knowledge.js';
import { facts } from '../schema/fact.js';
import type { Verdict } from '../schema/story.js';
import type { Understanding } from '../understanding/understanding.js';
import { fillSlots } from './slots.js';

/** Returns sentences that take up the weightiest waking fact, in the story's own words if it has any. */
export function sayFact(
  dream: Understanding,
  words: Knowledge['facts'],
  verdict?: Verdict,
  story?: KnownStory,
): string | undefined {
  const told = facts.filter((name) => dream.parts.facts.some(({ fact }) => fact === name));
  for (const fact of told) {
    const own = story?.facts[fact];
    if (story && own) return fillSlots(own, story, dream);
  }
  const [first] = told;
  const said = first && words[first];
  return verdict === '길' || verdict === '흉' ? said?.[verdict] : said?.default;
}
