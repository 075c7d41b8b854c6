import * as z from 'zod/mini';
import { validationMessages as messages } from '../messages.js';

/** Usage of one model with one prompt version on one day. */
export const ledgerUseSchema = z.object({
  model: z.string(),
  promptVersion: z.string(),
  calls: z.int(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  cost: z.number(),
});
export type LedgerUse = z.infer<typeof ledgerUseSchema>;

export const ledgerDaySchema = z.object({
  /** YYYY-MM-DD in Korean time. */
  date: z.string(),
  readings: z.int(),
  byEngine: z.record(z.string(), z.int()),
  fallbacks: z.int(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  /** In the currency of MODEL_PRICE_IN and MODEL_PRICE_OUT. */
  cost: z.number(),
  up: z.int(),
  down: z.int(),
  p50Ms: z.nullable(z.number()),
  p95Ms: z.nullable(z.number()),
  models: z.array(ledgerUseSchema),
});
export type LedgerDay = z.infer<typeof ledgerDaySchema>;

export const ledgerSchema = z.object({
  /** Newest first, one per requested day. */
  days: z.array(ledgerDaySchema),
  budget: z.object({ limit: z.nullable(z.number()), spentToday: z.number(), isSpent: z.boolean() }),
});
export type Ledger = z.infer<typeof ledgerSchema>;

export const ledgerQuerySchema = z.object({
  days: z._default(
    z.coerce
      .number({ error: messages.daysInvalid })
      .check(
        z.int({ error: messages.daysInvalid }),
        z.minimum(1, { error: messages.daysInvalid }),
        z.maximum(400, { error: messages.daysInvalid }),
      ),
    30,
  ),
});
export type LedgerQuery = z.infer<typeof ledgerQuerySchema>;
