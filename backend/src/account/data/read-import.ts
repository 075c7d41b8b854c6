import type { Readable } from 'node:stream';
import { JSONParser } from '@streamparser/json';
import { parse } from 'csv-parse';
import { limits } from '@kkumpuri/contract';

export type ImportType = 'json' | 'csv';

/** Yields the rows of a file as it is read, unvalidated. Throws if the file is not in the given format. */
export function readImport(type: ImportType, file: Readable): AsyncGenerator<unknown> {
  return type === 'json' ? readJson(file) : readCsv(file);
}

async function* readJson(file: Readable): AsyncGenerator<unknown> {
  const parser = new JSONParser({ paths: ['$.dreams.*', '$.dreams'], keepStack: false });
  const read: unknown[] = [];

  let isOpen = true;
  let isExport = false;
  parser.onValue = ({ value, key }) => {
    if (key === 'dreams') isExport = Array.isArray(value);
    else read.push(value);
  };
  parser.onEnd = () => void (isOpen = false);
  for await (const chunk of file) {
    parser.write(chunk as Buffer);
    yield* read.splice(0);
  }
  if (isOpen || !isExport) throw new Error('incomplete file or no list of dreams');
}

async function* readCsv(file: Readable): AsyncGenerator<unknown> {
  const records = file.pipe(
    parse({
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: limits.bodyBytes,
    }),
  );
  let rows = 0;
  for await (const record of records) {
    const { date, text, title } = record as { date?: string; text?: string; title?: string };
    if (date === undefined && text === undefined && rows === 0) throw new Error('no date or text column');
    rows += 1;
    // Treats an empty cell as no title.
    yield { title: title?.trim() || null, dream_content: text, created_at: date };
  }
  if (rows === 0) throw new Error('no rows');
}
