import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '../system/terminal.mjs';

const CANDIDATES = ['postgres', 'nobody'];

function accounts() {
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => Number.isInteger(uid) && uid > 0 && uid < 2 ** 31);
}

/** An existing cluster keeps its owner, so that root can also open data created by an ordinary user. */
function ownerOf(place) {
  const found = place && fs.statSync(path.join(place, 'data'), { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { name: `uid ${found.uid}`, uid: found.uid, gid: found.gid } : undefined;
}

/**
 * Returns the account to run PostgreSQL as, because it refuses to run as root; undefined for an ordinary user.
 * On macOS, `nobody` has uid -2 and cannot own the data; `_postgres` is in its passwd file.
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

/** Options for spawn to run as the account, which may have no access to root's working folder. */
export const asAccount = (account) =>
  account
    ? { uid: account.uid, gid: account.gid, cwd: '/', env: plainEnvironment() }
    : { env: plainEnvironment() };

/** The environment without PG* variables (such as PGOPTIONS or PGDATA), which would affect the server. */
function plainEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_OPTIONS)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/** Tests access by running `test` as the account, which also considers groups and access lists. */
export function accountCan(account, test, file) {
  const shell = ['-c', `test ${test} "$1"`, 'sh', file];
  return spawnSync('/bin/sh', shell, { ...asAccount(account), stdio: 'ignore' }).status === 0;
}
