import * as z from 'zod/mini';
import { limits } from './limits.js';

/** What the privacy policy says of this service in particular. The server writes it into each page. */
export const policyFactsSchema = z.object({
  officer: z.string(),
  /** Days without a visit after which dreams of guests go. */
  guestDays: z.int(),
  /** Days after which a backup is replaced; null where the operator has not said. */
  backupDays: z.nullable(z.int()),
});
export type PolicyFacts = z.infer<typeof policyFactsSchema>;

/** As the settings are by default. */
export const defaultPolicyFacts: PolicyFacts = {
  officer: '꿈풀이 운영자',
  guestDays: limits.guestRetentionDays,
  backupDays: null,
};

/** The name of the element of the page that holds them. */
export const policyFactsName = 'policy-facts';
