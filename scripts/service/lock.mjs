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

/** Creates the file atomically: writes a draft and hard-links it, which fails if the file exists. */
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

/** Removes a dead holder's lock. If it was another process's new lock instead, the lock is put back. */
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
      /* A third process holds the lock by now; the process whose lock was moved notices when it re-reads the file. */
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
 * Takes the lock `file` for this process. Waits `patience` ms for a running holder, longer if the holder has announced
 * that it is stopping. Returns undefined if another process keeps the lock.
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
