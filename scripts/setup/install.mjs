import crypto from 'node:crypto';
import fs from 'node:fs';
import { mustRun, npmCommand, run } from '../system/commands.mjs';
import { inRoot } from '../system/paths.mjs';
import { done, PlainError, step } from '../system/terminal.mjs';

const lockFile = inRoot('package-lock.json');
const stampFile = inRoot('node_modules', '.kkumpuri-installed');
const npmRecord = inRoot('node_modules', '.package-lock.json');

const readPackages = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;

function wantedStamp() {
  const hash = crypto.createHash('sha256').update(fs.readFileSync(lockFile)).digest('hex');
  return `${hash} ${process.platform}-${process.arch}`;
}

/** After a manual `npm ci` or `npm install`, npm's own record shows whether it matches the lock file. */
function installedByHand() {
  if (!fs.existsSync(npmRecord)) return false;
  const present = readPackages(npmRecord);
  return Object.entries(readPackages(lockFile))
    .filter(([name, { optional }]) => name.includes('node_modules/') && !optional)
    .every(([name, { version }]) => present[name] && present[name].version === version);
}

function isInstalled(stamp) {
  if (!fs.existsSync(npmRecord)) return false;
  if (fs.existsSync(stampFile)) {
    const present = fs.readFileSync(stampFile, 'utf8');
    if (present === stamp) return true;
    if (present.split(' ')[1] !== stamp.split(' ')[1]) return false;
  }
  return installedByHand();
}

// Development packages build the pages, and optional packages contain the database: both are required.
const PARTS = ['--include=dev', '--include=optional'];
/** Cached packages need no request: the lock file has their hashes. */
const OPTIONS = [...PARTS, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * `npm ci` requires the optional packages of every platform in the lock file; with a registry that has only some
 * of them it fails at once. In that case, `npm install` installs the same locked versions without changing the lock file.
 */
async function installPackages() {
  const { code, output } = await run(npmCommand('ci', ...OPTIONS));
  if (code === 0) return;
  if (!output.includes('EUSAGE')) throw new PlainError(`Installation failed: npm ci\n${firstLines(output)}`);
  await mustRun('install the packages', npmCommand('install', '--no-save', ...OPTIONS));
}

const firstLines = (output) => output.split('\n').slice(0, 20).join('\n');

export async function ensureInstalled() {
  const stamp = wantedStamp();
  if (!isInstalled(stamp)) {
    step('Installing packages (once, 1–2 minutes)');
    await installPackages();
  }
  fs.writeFileSync(stampFile, stamp);
  done('Packages are installed');
}
