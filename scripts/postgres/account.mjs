import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '../system/say.mjs';

const CANDIDATES = ['postgres', 'nobody'];

function accounts() {
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => Number.isInteger(uid) && uid > 0 && uid < 2 ** 31);
}

/** An existing cluster keeps its owner, so that data made by an ordinary user also opens as root. */
function ownerOf(place) {
  const found = place && fs.statSync(path.join(place, 'data'), { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { name: `uid ${found.uid}`, uid: found.uid, gid: found.gid } : undefined;
}

/**
 * PostgreSQL refuses to run as root: the account it drops to, or undefined when we are an ordinary user.
 * macOS keeps `nobody` at -2, which is refused as a data owner there; `_postgres` is in its passwd file.
 */
export function chooseAccount(place) {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(place);
  if (owner) return owner;
  const known = accounts();
  const found = [...CANDIDATES, '_postgres']
    .map((name) => known.find((one) => one.name === name))
    .find(Boolean);
  if (found) return found;
  throw new PlainError(
    'Running as root needs an account named postgres or nobody. Run as an ordinary user, or set DATABASE_URL.',
  );
}

/** What spawn needs to run as the account; the working folder of root may be closed to it. */
export const asAccount = (account) =>
  account
    ? { uid: account.uid, gid: account.gid, cwd: '/', env: plainEnvironment() }
    : { env: plainEnvironment() };

/** The caller's PG* variables (a PGOPTIONS, a PGDATA) must not reach our own server. */
function plainEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_OPTIONS)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/** Asked of the system rather than of mode bits: groups and access lists count too. */
export function accountCan(account, test, file) {
  const shell = ['-c', `test ${test} "$1"`, 'sh', file];
  return spawnSync('/bin/sh', shell, { ...asAccount(account), stdio: 'ignore' }).status === 0;
}
