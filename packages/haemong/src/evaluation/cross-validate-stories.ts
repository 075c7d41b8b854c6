import { withoutExamples, type Examples } from '../knowledge/compile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { storyData } from '../knowledge/story-data.js';
import type { MarkedDream } from '../schema/marked-dream.js';
import type { Story } from '../schema/story.js';
import { StoryChooser } from '../stories/story-chooser.js';
import { Reader } from '../understanding/understanding.js';

/** Counts of dreams by what the story chosen for them is. */
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

export const FOLDS = 5;

/** Chooses a story for each marked dream after training on four fifths of the others. Waking facts and questions are trained on all. */
export function crossValidateStories(
  knowledge: Knowledge,
  { stories, marked }: Pick<Examples, 'stories' | 'marked'>,
): StoryCounts {
  const counts: StoryCounts = { main: 0, beside: 0, wrong: 0, wrongForNone: 0, missed: 0, rightlyNone: 0 };
  const known = stories.map(withoutExamples);
  const reader = new Reader(knowledge);
  const unseen = withoutStoryExamples(stories, marked);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeldOut = (at: number) => at % FOLDS === fold;
    const ranker = storyData(
      reader,
      stories,
      unseen.filter((_dream, at) => !isHeldOut(at)),
    );
    const chooser = new StoryChooser({ stories: known, ranker, passives: knowledge.passives });
    for (const dream of unseen.filter((_dream, at) => isHeldOut(at))) {
      const slug = chooser.choose(reader.understand(dream.text)).story?.slug;
      counts[outcomeOf(dream, slug)] += 1;
    }
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
