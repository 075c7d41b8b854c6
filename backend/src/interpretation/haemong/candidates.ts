import { fillWithDefaults, type StoryCandidate as LikelyStory, type ToldSituation } from '@kkumpuri/haemong';
import type { SituationCandidate, StoryCandidate } from '../dream-material.js';

/** A story as sent to the model: placeholders filled with defaults, not with nouns of the dream. */
export function toStoryCandidate({ story, variant }: LikelyStory): StoryCandidate {
  const merged = { ...story, ...variant };
  const fill = (text: string) => fillWithDefaults(text, story);
  return {
    name: story.title,
    ending: variant ? fill(variant.headline) : null,
    verdict: merged.verdict,
    answer: fill(merged.answer),
    traditional: fill(merged.traditional),
    disagreement: merged.disagreement ? fill(merged.disagreement) : null,
  };
}

export function toSituationCandidate({ symbol, situation }: ToldSituation): SituationCandidate {
  const { name, disagreement } = symbol;
  return { symbol: name, ...situation, disagreement };
}
