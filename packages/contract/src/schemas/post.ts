import * as z from 'zod/mini';
import { postSorts, verdicts } from '../kinds.js';
import { idSchema, nextCursorSchema, searchQuerySchema, timeSchema } from './common.js';
import { dreamTitleSchema, readingSchema } from './interpretation.js';

export const shareSchema = z.object({ title: dreamTitleSchema });
export type ShareInput = z.infer<typeof shareSchema>;

/** Request body. Without a title or without a body, the title is the beginning of the dream. */
export const shareBodySchema = z._default(z.partial(shareSchema), {});
export type ShareBody = z.infer<typeof shareBodySchema>;

export const postSchema = z.object({
  id: idSchema,
  title: z.string(),
  author_username: z.nullable(z.string()),
  symbols: z.array(z.object({ id: z.string(), name: z.string() })),
  dream_content: z.string(),
  interpretation: z.string(),
  engine: z.nullable(z.string()),
  /** Traditional verdict and headline; null if the reading is not structured. */
  verdict: z.nullable(z.enum(verdicts)),
  headline: z.nullable(z.string()),
  /** Only in the response for a single post. */
  reading: z.optional(z.nullable(readingSchema)),
  views: z.int(),
  likes: z.int(),
  liked: z.boolean(),
  /** The shared dream. Only in the response for a single post, and only for its author. */
  dream_id: z.optional(idSchema),
  created_at: timeSchema,
});
export type Post = z.infer<typeof postSchema>;

export const postQuerySchema = z.extend(searchQuerySchema, { sort: z._default(z.enum(postSorts), 'new') });
export type PostQuery = z.infer<typeof postQuerySchema>;

export const postListSchema = z.object({ posts: z.array(postSchema), nextCursor: nextCursorSchema });
export type PostList = z.infer<typeof postListSchema>;
export const postAnswerSchema = z.object({ post: postSchema });
export const similarPostsSchema = z.object({ posts: z.array(postSchema) });
export const likeAnswerSchema = z.object({ likes: z.int(), liked: z.boolean() });
export type LikeAnswer = z.infer<typeof likeAnswerSchema>;
