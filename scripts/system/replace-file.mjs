import fs from 'node:fs';

/** Readers see the old content or the new one, whatever happens in between. */
export function replaceFile(file, text) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text, { mode: 0o600 });
  fs.renameSync(draft, file);
}
