import type { DreamStory, ListedStory } from '@kkumpuri/contract';
import { fillWithDefaults, type KnownStory } from '@kkumpuri/haemong';

/** The part of a story that lists show. */
export function toListedStory(story: KnownStory): ListedStory {
  const { slug, title: name, group, verdict } = story;
  return { slug, name, group, verdict, headline: fillWithDefaults(story.headline, story) };
}

/** A story as it is told without a dream; `nameOf` gives the name of a symbol. */
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
    symbols: story.symbols.flatMap(({ id }) => {
      const name = nameOf(id);
      return name === undefined ? [] : [{ id, name }];
    }),
    sources: story.sources,
  };
}
