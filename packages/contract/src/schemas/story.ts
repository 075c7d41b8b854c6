import * as z from 'zod/mini';
import { storyGroups, verdicts } from '../kinds.js';
import { searchQuerySchema } from './common.js';

const listedStoryShape = {
  slug: z.string(),
  name: z.string(),
  group: z.enum(storyGroups),
  verdict: z.enum(verdicts),
  headline: z.string(),
};
export const listedStorySchema = z.object(listedStoryShape);
export type ListedStory = z.infer<typeof listedStorySchema>;

/** A common kind of dream and its interpretation. */
export const storySchema = z.object({
  ...listedStoryShape,
  answer: z.string(),
  traditional: z.string(),
  psychological: z.string(),
  disagreement: z.nullable(z.string()),
  question: z.string(),
  /** Interpretations for other endings or feelings. */
  variants: z.array(z.object({ headline: z.string(), verdict: z.enum(verdicts), answer: z.string() })),
  symbols: z.array(z.object({ id: z.string(), name: z.string() })),
  sources: z.array(z.string()),
});
export type DreamStory = z.infer<typeof storySchema>;

export const storyQuerySchema = searchQuerySchema;
export type StoryQuery = z.infer<typeof storyQuerySchema>;

export const storyListSchema = z.object({ stories: z.array(listedStorySchema) });
export const storyAnswerSchema = z.object({ story: storySchema });
