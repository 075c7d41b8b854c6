import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorMessages, limits } from '@kkumpuri/contract';
import { AppError } from '../../http/app-error.js';
import type { ImportType } from './read-import.js';

/** A completely received upload. */
export interface Spool {
  type: ImportType;
  open: () => Readable;
}

/**
 * Writes the upload to a temporary file before `work` starts, so a slow connection keeps neither memory nor
 * a transaction occupied. Deletes the file afterwards.
 */
export async function withSpool<Result>(
  type: ImportType,
  arriving: Readable,
  work: (spool: Spool) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'kkumpuri-import-'));
  const path = join(folder, 'file');
  try {
    await pipeline(arriving, atMost(limits.import.bytes), createWriteStream(path, { mode: 0o600 }));
    return await work({ type, open: () => createReadStream(path) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function atMost(bytes: number): Transform {
  let arrived = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      arrived += chunk.length;
      if (arrived <= bytes) return done(null, chunk);
      done(new AppError(413, 'body_too_large', errorMessages.importTooLarge));
    },
  });
}
