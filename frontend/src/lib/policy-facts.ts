import { defaultPolicyFacts, type PolicyFacts, policyFactsName, policyFactsSchema } from '@kkumpuri/contract';

/** What the server wrote into the page of its settings; what the build renders has the defaults. */
export function policyFacts(): PolicyFacts {
  if (typeof document === 'undefined') return defaultPolicyFacts;
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${policyFactsName}"]`)?.content;
  if (!written) return defaultPolicyFacts;
  return policyFactsSchema.parse(JSON.parse(written));
}
