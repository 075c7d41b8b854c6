import { createHmac, hkdfSync } from 'node:crypto';
import type { ExportFormat } from '@kkumpuri/contract';
import { stringify } from 'csv-stringify/sync';

/** A dream in an export. */
export interface ExportedDream {
  id: string;
  created_at: string;
  title: string | null;
  dream_content: string;
  status: string;
  interpretation: string;
  reading: unknown;
  engine: string | null;
  fallback: boolean;
  care: string;
  is_shared: boolean;
}

export type SignedPart = Pick<
  ExportedDream,
  'created_at' | 'dream_content' | 'status' | 'interpretation' | 'reading' | 'engine' | 'fallback'
>;

/** Signs exported readings, so an import keeps only readings that the service itself wrote. */
export function exportSignatures(secret: string): (dream: SignedPart) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'export signature', 32));
  return ({ created_at, dream_content, status, interpretation, reading, engine, fallback }) =>
    createHmac('sha256', key)
      .update(JSON.stringify([created_at, dream_content, status, interpretation, reading, engine, fallback]))
      .digest('base64url');
}

interface Form {
  type: string;
  begin: (member: { username: string; email: string }) => string;
  dream: (dream: ExportedDream, isFirst: boolean) => string;
  end: string;
}

const BYTE_ORDER_MARK = '\uFEFF';

export const exportForms = (sign: (dream: SignedPart) => string): Record<ExportFormat, Form> => ({
  json: {
    type: 'application/json; charset=utf-8',
    begin: (user) =>
      `{"format":"kkumpuri","version":1,"exported_at":${JSON.stringify(new Date())},"user":${JSON.stringify(user)},"dreams":[`,
    dream: (dream, isFirst) =>
      `${isFirst ? '' : ','}\n${JSON.stringify({ ...dream, signature: sign(dream) })}`,
    end: '\n]}\n',
  },
  md: {
    type: 'text/markdown; charset=utf-8',
    begin: ({ username }) => `# ${username}님의 꿈\n`,
    dream: asMarkdown,
    end: '',
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    // Without a byte order mark, spreadsheets assume another encoding.
    begin: () => `${BYTE_ORDER_MARK}date,title,text,interpretation,is_shared\n`,
    dream: ({ created_at, title, dream_content, interpretation, is_shared }) =>
      stringify([[created_at, title, dream_content, interpretation, String(is_shared)]]),
    end: '',
  },
});

function asMarkdown({ created_at, title, dream_content, interpretation, is_shared }: ExportedDream): string {
  const named = title === null ? '' : `\n제목: ${title}\n`;
  const shared = is_shared ? '\n게시판에 공유한 꿈\n' : '';
  const quoted = dream_content.replace(/^/gm, '> ');
  return `\n## ${created_at}\n${named}${shared}\n${quoted}\n\n${interpretation}\n`;
}
