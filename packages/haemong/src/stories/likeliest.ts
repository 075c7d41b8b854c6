import type { KnownStory } from '../knowledge/knowledge.js';

/** Minimum share of a story about an event, compared with the likeliest story, if that is only about scenery. */
const LEAST_OF_SCENERY = 0.2;
/** Minimum share of a story that leads clearly, and how many times as likely as the next one it is. */
const LEAST_OF_LEADER = 0.15;
const CLEAR_LEAD = 2;

/** Of stories in order of likelihood, returns the first; if that is scenery, the first event that is not much less likely. */
export function likeliest<Story extends Pick<KnownStory, 'scenery'>>(
  accepted: readonly { story: Story; share: number }[],
): Story | undefined {
  const [best] = accepted;
  const least = LEAST_OF_SCENERY * (best?.share ?? 0);
  const event = accepted.find(({ story, share }) => !story.scenery && share >= least);
  return (event ?? best)?.story;
}

/** Tests whether the first of the stories, in order of likelihood, is much likelier than the next one. */
export function leadsClearly([first, second]: readonly { share: number }[]): boolean {
  return first !== undefined && first.share >= Math.max(LEAST_OF_LEADER, CLEAR_LEAD * (second?.share ?? 0));
}
