import * as z from 'zod/mini';
import { userSchema } from './account/auth.js';
import { idSchema, nextCursorSchema, searchQuerySchema, timeSchema } from './common.js';
import { interpretationSchema } from './interpretation.js';

export const adminStatsSchema = z.object({
  totalUsers: z.int(),
  totalInterpretations: z.int(),
  sharedInterpretations: z.int(),
  totalViews: z.int(),
  totalLikes: z.int(),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;
export const adminStatsAnswerSchema = z.object({ stats: adminStatsSchema });

export const adminUserListSchema = z.object({ users: z.array(userSchema), nextCursor: nextCursorSchema });
export const adminInterpretationListSchema = z.object({
  interpretations: z.array(interpretationSchema),
  nextCursor: nextCursorSchema,
});

/** Statuses by which admins can find dreams that are stuck or failed. */
export const adminDreamStatuses = ['pending', 'failed'] as const;
export type AdminDreamStatus = (typeof adminDreamStatuses)[number];
export const adminDreamsQuerySchema = z.extend(searchQuerySchema, {
  status: z.optional(z.enum(adminDreamStatuses)),
});
export type AdminDreamsQuery = z.infer<typeof adminDreamsQuerySchema>;

export const adminActivitySchema = z.object({
  recentInterpretations: z.array(
    z.object({
      id: idSchema,
      user_id: z.nullable(idSchema),
      dream_content: z.string(),
      masked: z.optional(z.literal(true)),
      created_at: timeSchema,
    }),
  ),
  recentPosts: z.array(
    z.object({ id: idSchema, title: z.string(), views: z.int(), likes: z.int(), created_at: timeSchema }),
  ),
});
export type AdminActivity = z.infer<typeof adminActivitySchema>;

export const queueStateSchema = z.object({
  waiting: z.int(),
  active: z.int(),
  delayed: z.int(),
  failed: z.int(),
  oldestWaitingMs: z.nullable(z.number()),
  completedPerMinute: z.number(),
  failedPerMinute: z.number(),
  meanDurationMs: z.nullable(z.number()),
  workers: z.int(),
});
export type QueueState = z.infer<typeof queueStateSchema>;
export const queueAnswerSchema = z.object({ queue: queueStateSchema });
export const queueRetrySchema = z.object({ message: z.string(), retried: z.int() });
