import fs from 'node:fs';
import { replaceFile } from '../system/replace-file.mjs';
import { identify, pause, stillRuns } from '../system/processes.mjs';

function readLock(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function holderOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Appears complete or not at all: a hard link to a finished file fails when the name is taken. */
function create(file, text) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text, { mode: 0o600 });
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Moves a dead holder's lock away. If another starter was quicker and we moved its fresh lock, it goes back. */
function removeStale(file, staleText) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  if (readLock(aside) !== staleText) {
    try {
      fs.linkSync(aside, file);
    } catch {
      /* a third starter holds it by now; the one we moved aside finds out when it checks its lock */
    }
  }
  fs.rmSync(aside, { force: true });
}

function tryLock(file, text) {
  if (create(file, text)) return true;
  const present = readLock(file);
  if (present === undefined) return false;
  const holder = holderOf(present);
  if (holder && stillRuns(holder)) return false;
  removeStale(file, present);
  return create(file, text);
}

function handle(file, mine) {
  return {
    announceStop: () => replaceFile(file, JSON.stringify({ ...mine, stopping: true })),
    release: () => {
      if (lockHolder(file)?.birth === mine.birth) fs.rmSync(file, { force: true });
    },
  };
}

/**
 * Takes `file` for this process. Waits `patience` ms for a living holder, longer while that one says it is
 * stopping. Returns undefined when somebody else keeps it.
 */
export async function takeLock(file, { patience = 0, patienceWhileStopping = 40_000 } = {}) {
  const mine = identify(process.pid);
  const text = JSON.stringify(mine);
  for (const begun = Date.now(); ; await pause(50)) {
    if (tryLock(file, text) && readLock(file) === text) return handle(file, mine);
    const limit = lockHolder(file)?.stopping ? patienceWhileStopping : patience;
    if (Date.now() - begun >= limit) return undefined;
  }
}

export const lockHolder = (file) => holderOf(readLock(file) ?? '');
