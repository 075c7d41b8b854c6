import type { KnownStory } from '../knowledge/knowledge.js';

/** Minimum share of a story about an event, compared with the likeliest story, if that is only about scenery. */
const LEAST_OF_SCENERY = 0.2;

/** Of stories in order of likelihood, returns the first; if that is scenery, the first event that is not much less likely. */
export function likeliest<Story extends Pick<KnownStory, 'scenery'>>(
  accepted: readonly { story: Story; share: number }[],
): Story | undefined {
  const [best] = accepted;
  const least = LEAST_OF_SCENERY * (best?.share ?? 0);
  const event = accepted.find(({ story, share }) => !story.scenery && share >= least);
  return (event ?? best)?.story;
}
