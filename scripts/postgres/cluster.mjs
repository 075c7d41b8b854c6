import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '../system/terminal.mjs';
import { asAccount } from './account.mjs';

export const SUPERUSER = 'kkumpuri';
export const APPLICATION_DATABASE = 'kkumpuri';

const INITDB_OPTIONS = [
  ['-U', SUPERUSER],
  ['-A', 'scram-sha-256'],
  ['-E', 'UTF8'],
  ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
].flat();

const CHARACTER_TYPE = 'UTF8 b C.UTF-8';
const SHOW_CHARACTER_TYPE = `SELECT concat_ws(' ', pg_encoding_to_char(encoding), datlocprovider, datlocale) AS kind FROM pg_database WHERE datname = '${APPLICATION_DATABASE}'`;

function run(program, args, account, options = {}) {
  const result = spawnSync(program, args, { ...asAccount(account), encoding: 'utf8', ...options });
  if (result.status === 0) return result.stdout;
  const reason = (result.stderr || result.error?.message || `signal ${result.signal}`)
    .trim()
    .split('\n')
    .slice(-3);
  throw new PlainError(
    `Cannot prepare the embedded PostgreSQL (${path.basename(program)}): ${reason.join(' / ')}`,
  );
}

function initialise(bin, draft, password, account) {
  const passwordFile = `${draft}.password`;
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) fs.chownSync(passwordFile, account.uid, account.gid);
  try {
    run(path.join(bin, 'initdb'), ['-D', draft, ...INITDB_OPTIONS, `--pwfile=${passwordFile}`], account);
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}

/** Uses single-user mode, which needs no server and no client library. Locale C would break searches in Hangul. */
function makeDatabase(bin, draft, account) {
  const input = `CREATE DATABASE ${APPLICATION_DATABASE}\n${SHOW_CHARACTER_TYPE}\n`;
  const shown = run(path.join(bin, 'postgres'), ['--single', '-D', draft, 'postgres'], account, { input });
  if (!shown.includes(`"${CHARACTER_TYPE}"`)) {
    throw new PlainError(`The embedded PostgreSQL has another character type. Expected: ${CHARACTER_TYPE}`);
  }
}

/** Creates the cluster under a temporary name and renames it at the end, so that a kill leaves no partial cluster. */
export function createCluster({ binaries, place, data, password, account }) {
  const bin = path.join(binaries.native, 'bin');
  const draft = path.join(place, 'data.new');
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  if (account) fs.chownSync(draft, account.uid, account.gid);
  initialise(bin, draft, password, account);
  makeDatabase(bin, draft, account);
  fs.renameSync(draft, data);
}

export function requireSameMajor(binaries, data) {
  const found = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const ours = binaries.version.split('.')[0];
  if (found === ours) return;
  throw new PlainError(
    `The database is in the format of PostgreSQL ${found}, but the embedded PostgreSQL opens only ${ours}: ${data}`,
  );
}
