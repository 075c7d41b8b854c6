import { withoutExamples } from '../knowledge/known-story.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { storyData, type StoryExamples } from '../knowledge/story-data.js';
import type { MarkedDream } from '../schema/marked-dream.js';
import type { Story } from '../schema/story.js';
import type { Telling } from '../schema/telling.js';
import { NO_STORY } from '../stories/ranker.js';
import { StoryChooser } from '../stories/story-chooser.js';
import { Reader } from '../understanding/understanding.js';

/** Counts of marked dreams by what the story chosen for them is. */
export interface StoryCounts {
  /** The story that annotators marked as the main one, or another that happens in the dream. */
  main: number;
  beside: number;
  /** A story that does not happen, although another is the main one, or although none is. */
  wrong: number;
  wrongForNone: number;
  /** No story, although one is the main one, or rightly. */
  missed: number;
  rightlyNone: number;
}

/** Counts of tellings: the story that they tell, another or none. Some other stories happen in the dream too. */
export interface TellingCounts {
  right: number;
  wrong: number;
  none: number;
}

export interface CrossValidation {
  stories: StoryCounts;
  tellings: TellingCounts;
}

export const FOLDS = 5;

/**
 * Chooses a story for each marked dream and telling after training on four fifths of the others. Waking facts and questions
 * are trained on all.
 */
export function crossValidateStories(
  knowledge: Knowledge,
  { stories, marked, tellings }: StoryExamples,
): CrossValidation {
  const counts: CrossValidation = {
    stories: { main: 0, beside: 0, wrong: 0, wrongForNone: 0, missed: 0, rightlyNone: 0 },
    tellings: { right: 0, wrong: 0, none: 0 },
  };
  const known = stories.map(withoutExamples);
  const reader = new Reader(knowledge);
  const unseen = withoutStoryExamples(stories, marked);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeldOut = (_one: unknown, at: number) => at % FOLDS === fold;
    const isTrained = (_one: unknown, at: number) => at % FOLDS !== fold;
    const ranker = storyData(reader, {
      stories,
      marked: unseen.filter(isTrained),
      tellings: tellings.filter(isTrained),
    });
    const chooser = new StoryChooser({ ...knowledge, stories: known, ranker });
    const chosenFor = (text: string) => chooser.choose(reader.understand(text)).story?.slug;
    for (const dream of unseen.filter(isHeldOut))
      counts.stories[outcomeOf(dream, chosenFor(dream.text))] += 1;
    for (const { text, story } of tellings.filter(isHeldOut))
      counts.tellings[resultOf(story, chosenFor(text))] += 1;
  }
  return counts;
}

/** Without dreams that are examples of a story too, on which every fold is trained. */
function withoutStoryExamples(stories: readonly Story[], marked: readonly MarkedDream[]): MarkedDream[] {
  const texts = new Set(stories.flatMap(({ examples }) => Object.values(examples).flat()));
  return marked.filter(({ text }) => !texts.has(text));
}

function outcomeOf({ main, stories }: MarkedDream, slug: string | undefined): keyof StoryCounts {
  if (slug === undefined) return main ? 'missed' : 'rightlyNone';
  const place = stories.findIndex(({ story }) => story === slug);
  if (place < 0) return main ? 'wrong' : 'wrongForNone';
  return main && place === 0 ? 'main' : 'beside';
}

function resultOf(story: Telling['story'], slug: string | undefined): keyof TellingCounts {
  if ((slug ?? NO_STORY) === story) return 'right';
  return slug === undefined ? 'none' : 'wrong';
}
