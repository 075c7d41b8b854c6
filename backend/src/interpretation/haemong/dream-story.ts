import type { DreamStory, ListedStory } from '@kkumpuri/contract';
import { fillWithDefaults, type KnownStory } from '@kkumpuri/haemong';

/** The fields of a story shown in lists. */
export function toListedStory(story: KnownStory): ListedStory {
  const { slug, title: name, group, verdict } = story;
  return { slug, name, group, verdict, headline: fillWithDefaults(story.headline, story) };
}

/** A story for its own page, filled with default nouns; `nameOf` maps a symbol id to its name. */
export function toDreamStory(story: KnownStory, nameOf: (id: string) => string | undefined): DreamStory {
  const fill = (text: string) => fillWithDefaults(text, story);
  return {
    ...toListedStory(story),
    answer: fill(story.answer),
    traditional: fill(story.traditional),
    psychological: fill(story.psychological),
    disagreement: story.disagreement === undefined ? null : fill(story.disagreement),
    question: fill(story.question),
    variants: story.variants.map(({ headline, verdict, answer }) => {
      return { headline: fill(headline), verdict, answer: fill(answer) };
    }),
    symbols: story.symbols.flatMap((id) => {
      const name = nameOf(id);
      return name === undefined ? [] : [{ id, name }];
    }),
    sources: story.sources,
  };
}
