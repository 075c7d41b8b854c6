import fs from 'node:fs';

/** Replaces a file atomically: readers see either the old or the new content. */
export function replaceFile(file, text) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text, { mode: 0o600 });
  fs.renameSync(draft, file);
}
