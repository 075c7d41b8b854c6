import { operatorEmailPlaceholder } from '@kkumpuri/contract';

/** The server writes the operator's address into the page; what the build renders has the place for it. */
export function operatorEmail(): string {
  if (typeof document === 'undefined') return operatorEmailPlaceholder;
  const filled = document.querySelector<HTMLMetaElement>('meta[name="operator-email"]')?.content ?? '';
  return filled.includes('@') ? filled : operatorEmailPlaceholder;
}
