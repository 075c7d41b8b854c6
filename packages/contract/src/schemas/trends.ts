import * as z from 'zod/mini';

/** Counts of the items that were created on one day and still exist. */
export const trendDaySchema = z.object({
  /** YYYY-MM-DD in Korean time; views are counted per day in UTC. */
  date: z.string(),
  users: z.int(),
  dreams: z.int(),
  posts: z.int(),
  views: z.int(),
  likes: z.int(),
});
export type TrendDay = z.infer<typeof trendDaySchema>;

/** Newest first, one per requested day. */
export const trendsSchema = z.object({ days: z.array(trendDaySchema) });
export type Trends = z.infer<typeof trendsSchema>;
