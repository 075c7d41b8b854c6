import { createTransport } from 'nodemailer';
import type { Post } from './post.types.js';

const PATIENCE_MS = '10000';

export function createSmtpPost(smtpUrl: string): Post {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, PATIENCE_MS);
  }
  const transport = createTransport(url.href);
  return {
    send: async ({ to, ...letter }) => {
      await transport.sendMail({ ...letter, to: { name: '', address: to } });
    },
    close: () => transport.close(),
  };
}
