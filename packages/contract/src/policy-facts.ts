import * as z from 'zod/mini';
import { limits } from './limits.js';

/** Values of the privacy policy that depend on the configuration. The server writes them into each page. */
export const policyFactsSchema = z.object({
  officer: z.string(),
  /** Days without a visit after which guests' dreams are deleted. */
  guestDays: z.int(),
  /** Days after which a backup is replaced; null if the operator has not configured it. */
  backupDays: z.nullable(z.int()),
});
export type PolicyFacts = z.infer<typeof policyFactsSchema>;

/** Values for the default configuration. */
export const defaultPolicyFacts: PolicyFacts = {
  officer: '꿈풀이 운영자',
  guestDays: limits.guestRetentionDays,
  backupDays: null,
};

/** Name of the `<meta>` element that contains these values. */
export const policyFactsName = 'policy-facts';
