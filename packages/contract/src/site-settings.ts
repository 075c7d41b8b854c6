import type { ModelProvider } from './model-provider.js';
import type { PolicyFacts } from './policy-facts.js';

/** What writes the readings: a model, or the dictionary alone. */
export type Reader = 'model' | 'lexicon';

/** The operator's settings that pages show. The server writes them into the head of each page. */
export interface SiteSettings {
  operatorEmail: string;
  policy: PolicyFacts;
  reader: Reader;
  /** The provider that receives the dreams, if a model reads them. */
  provider: ModelProvider | null;
}

/** Default of OPERATOR_EMAIL. */
export const defaultOperatorEmail = 'help@kkumpuri.example';
