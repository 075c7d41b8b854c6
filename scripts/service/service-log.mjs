import fs from 'node:fs';
import path from 'node:path';

const ROTATE_AT = 10 * 1024 * 1024;
const SERIOUS = 50;

/** One file a process, appended to; the one before it is kept when it has grown too long. */
export function openServiceLog(dir, name) {
  const folder = path.join(dir, 'logs');
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${name}.log`);
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > ROTATE_AT) fs.renameSync(file, path.join(folder, `${name}.1.log`));
  return {
    file,
    open: () => fs.openSync(file, 'a', 0o600),
    mark: () => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0,
  };
}

function readable(line) {
  if (!line.startsWith('{')) return line;
  try {
    const { level, msg, err } = JSON.parse(line);
    return level >= SERIOUS ? [msg, err?.message].filter(Boolean).join(': ') : '';
  } catch {
    return line;
  }
}

/** What went wrong since `mark`, for a person: plain lines and serious entries, the last few of them. */
export function troubleSince(log, mark, count = 12) {
  const written = fs.readFileSync(log.file).subarray(mark).toString('utf8');
  return written.split('\n').map(readable).filter(Boolean).slice(-count).join('\n');
}
