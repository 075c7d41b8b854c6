import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.types.js';

/** Writes emails as `.eml` files for any mail program. They contain secrets, so only their owner can read them. */
export function createOutboxTransport(dataDir: string): MailTransport {
  const outbox = join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async ({ to, ...email }) => {
      const { message } = await transport.sendMail({ ...email, to: { name: '', address: to } });
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}`;
      const draft = join(outbox, `.${name}.part`);
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      await rename(draft, join(outbox, `${name}.eml`));
    },
    close: () => transport.close(),
  };
}
