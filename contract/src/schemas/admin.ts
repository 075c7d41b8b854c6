import * as z from 'zod/mini';
import { userSchema } from './auth.js';
import { idSchema, nextCursorSchema, timeSchema } from './common.js';
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

export const adminActivitySchema = z.object({
  recentInterpretations: z.array(
    z.object({
      id: idSchema,
      user_id: z.nullable(idSchema),
      dream_content: z.string(),
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

export const auditActions = ['user.delete', 'interpretation.delete', 'queue.retry'] as const;
export type AuditAction = (typeof auditActions)[number];

/** Who did what and when; the admin's name is null once the account is gone. */
export const auditEntrySchema = z.object({
  id: idSchema,
  actor_id: idSchema,
  actor_username: z.nullable(z.string()),
  action: z.enum(auditActions),
  target_id: z.nullable(idSchema),
  created_at: timeSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditListSchema = z.object({ entries: z.array(auditEntrySchema), nextCursor: nextCursorSchema });
export type AuditList = z.infer<typeof auditListSchema>;
