import type { StoryChooser } from '../stories/story-chooser.js';
import type { Reader } from '../understanding/understanding.js';
import type { RoundaboutDream } from './data.js';

/** Counts of dreams by the story told: the one they were written for, another, or none. */
export interface RoundaboutCounts {
  right: number;
  wrong: number;
  none: number;
}

/** Chooses a story for dreams that nothing is trained on. Some wrong ones happen in the dream too. */
export function countRoundabout(
  reader: Reader,
  chooser: StoryChooser,
  dreams: readonly RoundaboutDream[],
): RoundaboutCounts {
  const counts: RoundaboutCounts = { right: 0, wrong: 0, none: 0 };
  for (const { story, text } of dreams) {
    const told = chooser.choose(reader.understand(text)).story?.slug;
    if (told === undefined) counts.none += 1;
    else counts[told === story ? 'right' : 'wrong'] += 1;
  }
  return counts;
}
