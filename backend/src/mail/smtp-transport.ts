import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.types.js';

const TIMEOUT_MS = '10000';

export function createSmtpTransport(smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, TIMEOUT_MS);
  }
  const transport = createTransport(url.href);
  return {
    send: async ({ to, ...email }) => {
      await transport.sendMail({ ...email, to: { name: '', address: to } });
    },
    close: () => transport.close(),
  };
}
