import type { KnownStory } from '../knowledge/knowledge.js';
import type { Story } from '../schema/story.js';
import type { Telling } from '../schema/telling.js';
import type { Reader } from '../understanding/understanding.js';
import type { StoryChooser } from './story-chooser.js';

/** How many dreams are read with the variant that is true of them, and those that are not. */
export interface VariantResult {
  right: number;
  misread: string[];
}

/** Tries the conditions of the variants on dreams that are marked with a variant. */
export function tryVariants(
  known: KnownStory,
  tellings: readonly Telling[],
  reader: Reader,
  chooser: StoryChooser,
): VariantResult {
  const misread = tellings.flatMap(({ text, variant }) => {
    const told = chooser.variantOf(known, reader.understand(text))?.name ?? 'base';
    return told === variant ? [] : [`dream of ${variant} is read as ${told}\n      ${text}`];
  });
  return { right: tellings.length - misread.length, misread };
}

/** Reports the examples and near misses on which the conditions of a story and its author disagree. */
export function tryStory(story: Story, known: KnownStory, reader: Reader, chooser: StoryChooser): string[] {
  const notes: string[] = [];
  for (const [name, dreams] of Object.entries(story.examples)) {
    for (const dream of dreams) {
      const understood = reader.understand(dream);
      const refusal = chooser.conditionRefusal(known, understood);
      const variant = chooser.variantOf(known, understood)?.name ?? 'base';
      if (refusal) notes.push(`example refused: ${refusal}\n      ${dream}`);
      else if (variant !== name) notes.push(`example is read as ${variant}, not ${name}\n      ${dream}`);
    }
  }
  for (const { dream } of story.nearMisses) {
    if (chooser.conditionRefusal(known, reader.understand(dream)) === undefined) {
      notes.push(`near miss is accepted\n      ${dream}`);
    }
  }
  return notes;
}
