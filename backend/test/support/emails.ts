import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './processes.js';

/** The contents of a password recovery e-mail. */
export interface PasswordEmail {
  raw: string;
  token: string;
  temporaryPassword: string;
}

export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'kkumpuri-test-'));
}

/** Waits for `count` e-mails to this address in the outbox and returns them, oldest first. */
export async function emailsTo(dataDir: string, email: string, count: number): Promise<PasswordEmail[]> {
  let found: string[] = [];
  await until(async () => {
    found = (await readOutbox(dataDir)).filter((raw) => raw.includes(`To: ${email}`));
    return found.length >= count;
  });
  expect(found).toHaveLength(count);
  return found.map(readEmail);
}

export async function readOutbox(dataDir: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const emails = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(emails.map((name) => readFile(join(outbox, name), 'utf8')));
}

/** Extracts the token and the temporary password from the plain-text part. */
export function readEmail(raw: string): PasswordEmail {
  const text = decodePart(raw, 'text/plain');
  return {
    raw,
    token: /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '',
    temporaryPassword: /임시 비밀번호: (\S+)/.exec(text)?.[1] ?? '',
  };
}

export function decodePart(raw: string, type: string): string {
  const start = raw.indexOf(`Content-Type: ${type}`);
  const [head = '', ...rest] = raw.slice(start).replaceAll('\r\n', '\n').split('\n\n');
  const body = rest.join('\n\n').split('\n--')[0] ?? '';
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  return decodeQuotedPrintable(body);
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
