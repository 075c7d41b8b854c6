import * as z from 'zod/mini';

/** What came to be on one day and is still there. */
export const trendDaySchema = z.object({
  /** YYYY-MM-DD, in Korea; views are counted by the day in UTC. */
  date: z.string(),
  users: z.int(),
  dreams: z.int(),
  posts: z.int(),
  views: z.int(),
  likes: z.int(),
});
export type TrendDay = z.infer<typeof trendDaySchema>;

/** Newest first, one for each day asked for. */
export const trendsSchema = z.object({ days: z.array(trendDaySchema) });
export type Trends = z.infer<typeof trendsSchema>;
