import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '../system/say.mjs';
import { accountCan } from './account.mjs';

const ELSEWHERE = '/var/lib/kkumpuri';
const pointerOf = (dir) => path.join(dir, 'postgres-is-at');

/** Where an earlier run put the cluster, or undefined on a first start. */
export function recordedPlace(dir) {
  const beside = path.join(dir, 'postgres');
  if (fs.existsSync(path.join(beside, 'data'))) return beside;
  if (!fs.existsSync(pointerOf(dir))) return undefined;
  const place = fs.readFileSync(pointerOf(dir), 'utf8').trim();
  if (fs.existsSync(place)) return place;
  throw new PlainError(`The database should be in ${place} but is not. Put it back, or change DATA_DIR.`);
}

function make(place) {
  fs.mkdirSync(place, { recursive: true });
  fs.chmodSync(place, process.getuid?.() === 0 ? 0o711 : 0o700);
  return place;
}

/** A folder left there by a DATA_DIR that was since deleted or moved keeps its data and is not reused. */
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

/** As root, a DATA_DIR under a closed folder (/root) cannot be entered by the account PostgreSQL runs as. */
export function choosePlace(dir, account) {
  if (account && !accountCan(account, '-x', dir)) return makeElsewhere(dir, account);
  return make(path.join(dir, 'postgres'));
}

/** One clear line instead of PostgreSQL's own complaint when the cluster belongs to somebody else. */
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
