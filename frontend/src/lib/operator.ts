import { operatorEmailPlaceholder } from '@kkumpuri/contract';

/** The operator's e-mail address, which the server writes into the page; the placeholder in what the build renders. */
export function operatorEmail(): string {
  if (typeof document === 'undefined') return operatorEmailPlaceholder;
  const filled = document.querySelector<HTMLMetaElement>('meta[name="operator-email"]')?.content ?? '';
  return filled.includes('@') ? filled : operatorEmailPlaceholder;
}
