import { defaultPolicyFacts, type PolicyFacts, policyFactsName, policyFactsSchema } from '@kkumpuri/contract';
import { serverSettings } from './server-settings';

/** The settings quoted by the policy pages. The server writes them into each page. */
export function policyFacts(): PolicyFacts {
  const settings = serverSettings();
  if (settings) return settings.policy;
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${policyFactsName}"]`)?.content;
  if (!content) return defaultPolicyFacts;
  return policyFactsSchema.parse(JSON.parse(content));
}
