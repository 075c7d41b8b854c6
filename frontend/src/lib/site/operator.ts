import { defaultOperatorEmail } from '@kkumpuri/contract';
import { serverSettings } from './server-settings';

/** The operator's e-mail address, which the server writes into each page. */
export function operatorEmail(): string {
  const settings = serverSettings();
  if (settings) return settings.operatorEmail;
  const filled = document.querySelector<HTMLMetaElement>('meta[name="operator-email"]')?.content ?? '';
  return filled.includes('@') ? filled : defaultOperatorEmail;
}
