import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '../system/terminal.mjs';
import { accountCan } from './account.mjs';

const ELSEWHERE = '/var/lib/kkumpuri';
const pointerOf = (dir) => path.join(dir, 'postgres-is-at');

/** Returns the folder in which an earlier run created the cluster; undefined on the first start. */
export function recordedPlace(dir) {
  const beside = path.join(dir, 'postgres');
  if (fs.existsSync(path.join(beside, 'data'))) return beside;
  if (!fs.existsSync(pointerOf(dir))) return undefined;
  const place = fs.readFileSync(pointerOf(dir), 'utf8').trim();
  if (fs.existsSync(place)) return place;
  throw new PlainError(`The database is missing from ${place}. Put it back, or change DATA_DIR.`);
}

function make(place) {
  fs.mkdirSync(place, { recursive: true });
  fs.chmodSync(place, process.getuid?.() === 0 ? 0o711 : 0o700);
  return place;
}

/** Returns an unused folder. A folder left by a deleted or moved DATA_DIR keeps its data and is not reused. */
function unusedElsewhere(dir) {
  const hash = crypto.createHash('sha256').update(dir).digest('hex').slice(0, 16);
  const first = path.join(ELSEWHERE, hash);
  return fs.existsSync(first) ? `${first}-${Date.now().toString(36)}` : first;
}

function makeElsewhere(dir, account) {
  const place = make(unusedElsewhere(dir));
  if (!accountCan(account, '-x', place)) {
    throw new PlainError(
      `The account ${account.name} can enter neither ${dir} nor ${ELSEWHERE}. Change DATA_DIR.`,
    );
  }
  fs.writeFileSync(pointerOf(dir), `${place}\n`);
  return place;
}

/** Chooses the cluster's folder. As root, PostgreSQL's account may be unable to access DATA_DIR (such as under /root). */
export function choosePlace(dir, account) {
  if (account && !accountCan(account, '-x', dir)) return makeElsewhere(dir, account);
  return make(path.join(dir, 'postgres'));
}

/** Throws a plain error if the cluster belongs to another account, instead of PostgreSQL's own message. */
export function requireAccess(place, account) {
  const data = fs.statSync(path.join(place, 'data'), { throwIfNoEntry: false });
  if (!data) return;
  if (account && !accountCan(account, '-x', place)) {
    throw new PlainError(`The account ${account.name} cannot enter the folder of the database: ${place}`);
  }
  if (account || data.uid === process.getuid?.()) return;
  throw new PlainError(
    `The database belongs to another account (uid ${data.uid}). Run as that account, or change DATA_DIR: ${place}`,
  );
}
