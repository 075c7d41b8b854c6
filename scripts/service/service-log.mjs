import fs from 'node:fs';
import path from 'node:path';

/** The retention that the privacy policy promises (`limits.accessLogDays` in the contract). */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
const SERIOUS = 50;

const dayOf = (time) => new Date(time).toISOString().slice(0, 10);

/** Opens a log with one file per process and day. Older files have the day in their names and are deleted after KEPT_DAYS. */
export function openServiceLog(dir, name, now = Date.now()) {
  const folder = path.join(dir, 'logs');
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${name}.log`);
  const written = fs.statSync(file, { throwIfNoEntry: false });
  let day = dayOf(written?.mtimeMs ?? now);

  /** Rotates the log. A running process keeps appending to the same file, so the content is copied and truncated. */
  function rotate(time = Date.now()) {
    if (day === dayOf(time)) return;
    if (fs.existsSync(file)) {
      fs.appendFileSync(path.join(folder, `${name}.${day}.log`), fs.readFileSync(file), { mode: 0o600 });
      fs.truncateSync(file);
    }
    day = dayOf(time);
    deleteOld(folder, name, time);
  }

  rotate(now);
  deleteOld(folder, name, now);
  return {
    file,
    rotate,
    open: () => fs.openSync(file, 'a', 0o600),
    mark: () => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0,
  };
}

function deleteOld(folder, name, now) {
  const oldest = dayOf(now - KEPT_DAYS * DAY_MS);
  for (const entry of fs.readdirSync(folder)) {
    const day = entry.startsWith(`${name}.`) && /\.(\d{4}-\d{2}-\d{2})\.log$/.exec(entry)?.[1];
    if (day && day < oldest) fs.rmSync(path.join(folder, entry), { force: true });
  }
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

/** Returns the last few problems since `mark` in readable form: plain lines and serious entries. */
export function troubleSince(log, mark, count = 12) {
  const written = fs.readFileSync(log.file).subarray(mark).toString('utf8');
  return written.split('\n').map(readable).filter(Boolean).slice(-count).join('\n');
}
