import * as z from 'zod/mini';
import { limits } from '../limits.js';
import { idSchema, nextCursorSchema, pageQuerySchema, timeSchema } from './common.js';

/** Audited account events and admin actions, including reads. Each kind has its own retention period. */
export const auditActions = {
  account: [
    'register',
    'login',
    'login.refused',
    'login.locked',
    'logout',
    'sessions.end',
    'password.change',
    'password.change_refused',
    'password.help',
    'password.reset',
    'totp.on',
    'totp.off',
    'totp.refused',
    'totp.recovery_code',
    'account.rename',
    'account.email_ask',
    'account.email_change',
    'account.leave_refused',
    'account.agree',
    'identity.connect',
    'identity.disconnect',
    'password.set',
  ],
  admin: [
    'admin.read',
    'user.delete',
    'user.sessions_end',
    'interpretation.delete',
    'interpretation.read',
    'post.delete',
    'question.delete',
    'queue.retry',
    'answer.write',
    'answer.delete',
    'qna_password.use',
    'qna_password.refused',
    'qna_password.locked',
  ],
} as const;

export type AuditKind = keyof typeof auditActions;
export type AuditAction = (typeof auditActions)[AuditKind][number];
export const auditKinds = ['account', 'admin'] as const satisfies AuditKind[];

/** Retention of each kind in days. */
export const auditDays: Readonly<Record<AuditKind, number>> = limits.activityLogDays;

/** One audited action. `actor_username` is null without an account and after the account is deleted. */
export const auditEntrySchema = z.object({
  id: idSchema,
  kind: z.enum(auditKinds),
  actor_id: z.nullable(idSchema),
  actor_username: z.nullable(z.string()),
  action: z.enum([...auditActions.account, ...auditActions.admin]),
  target_id: z.nullable(idSchema),
  detail: z.nullable(z.string()),
  /** Irreversible pseudonym of the IP address; equal for equal addresses. */
  address: z.nullable(z.string()),
  /** Number of occurrences within the hour; the entry describes the first. */
  times: z.int(),
  created_at: timeSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditQuerySchema = z.extend(pageQuerySchema, { kind: z.optional(z.enum(auditKinds)) });
export type AuditQuery = z.infer<typeof auditQuerySchema>;
export const auditListSchema = z.object({ entries: z.array(auditEntrySchema), nextCursor: nextCursorSchema });
export type AuditList = z.infer<typeof auditListSchema>;
