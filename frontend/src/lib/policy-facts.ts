import { defaultPolicyFacts, type PolicyFacts, policyFactsName, policyFactsSchema } from '@kkumpuri/contract';

/** The settings quoted by the policy pages. The server writes them into the page; the build renders the defaults. */
export function policyFacts(): PolicyFacts {
  if (typeof document === 'undefined') return defaultPolicyFacts;
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${policyFactsName}"]`)?.content;
  if (!content) return defaultPolicyFacts;
  return policyFactsSchema.parse(JSON.parse(content));
}
