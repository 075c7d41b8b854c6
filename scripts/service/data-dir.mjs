import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { lockHolder, takeLock } from './lock.mjs';
import { PlainError, step } from '../system/terminal.mjs';

export const LAYOUT_VERSION = 1;
const isRoot = () => process.getuid?.() === 0;

function makeFolder(dir) {
  try {
    const created = fs.mkdirSync(dir, { recursive: true });
    fs.accessSync(dir, fs.constants.W_OK | fs.constants.X_OK);
    // As root, the database runs under another account, which must be able to traverse but not list the folder.
    if (created || fs.readdirSync(dir).length === 0) fs.chmodSync(dir, isRoot() ? 0o711 : 0o700);
  } catch (error) {
    throw new PlainError(`Cannot write to the data folder (DATA_DIR): ${dir} (${error.code})`);
  }
}

/** Another process that starts at the same time never reads half of the file. */
function writeAtOnce(file, content) {
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, content);
  fs.renameSync(temporary, file);
}

function checkVersion(dir) {
  const file = path.join(dir, 'version');
  if (!fs.existsSync(file)) writeAtOnce(file, `${LAYOUT_VERSION}\n`);
  const found = fs.readFileSync(file, 'utf8').trim();
  if (found === String(LAYOUT_VERSION)) return;
  if (Number(found) > LAYOUT_VERSION) {
    throw new PlainError(
      `The data folder was written by a newer kkumpuri (data version ${found}). Run that version: ${dir}`,
    );
  }
  throw new PlainError(`Cannot read the version file of the data folder: ${file}`);
}

/** Opens DATA_DIR exclusively: creates it if missing, checks its version, and takes the start lock. */
export async function openDataDir(wanted) {
  makeFolder(wanted);
  const dir = fs.realpathSync(wanted);
  checkVersion(dir);
  const lockFile = path.join(dir, 'start.lock');
  if (lockHolder(lockFile)?.stopping) step('Waiting for the previous run to end');
  const lock = await takeLock(lockFile, { patience: 2_000 });
  if (lock) return { dir, lock };
  throw new PlainError(
    `The service is already running on this data folder (process ${lockHolder(lockFile)?.pid}): ${dir}`,
  );
}

/** Returns a secret that is created once and stored in the data folder, readable only by its owner. */
export function keptSecret(dir, name) {
  const file = path.join(dir, name);
  if (!fs.existsSync(file))
    fs.writeFileSync(file, `${crypto.randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  return fs.readFileSync(file, 'utf8').trim();
}
