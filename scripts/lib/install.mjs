import crypto from 'node:crypto';
import fs from 'node:fs';
import { mustRun, npmCommand } from './commands.mjs';
import { inRoot } from './paths.mjs';
import { done, step } from './say.mjs';

const lockFile = inRoot('package-lock.json');
const stampFile = inRoot('node_modules', '.kkumpuri-installed');
const npmsOwnRecord = inRoot('node_modules', '.package-lock.json');

const readPackages = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;

function wantedStamp() {
  const hash = crypto.createHash('sha256').update(fs.readFileSync(lockFile)).digest('hex');
  return `${hash} ${process.platform}-${process.arch}`;
}

/** Somebody ran `npm ci` or `npm install` by hand: npm's own record shows whether it is what the lock asks for. */
function installedByHand() {
  if (!fs.existsSync(npmsOwnRecord)) return false;
  const present = readPackages(npmsOwnRecord);
  return Object.entries(readPackages(lockFile))
    .filter(([name, { optional }]) => name.includes('node_modules/') && !optional)
    .every(([name, { version }]) => present[name] && present[name].version === version);
}

function isInstalled(stamp) {
  if (!fs.existsSync(npmsOwnRecord)) return false;
  if (fs.existsSync(stampFile)) {
    const present = fs.readFileSync(stampFile, 'utf8');
    if (present === stamp) return true;
    if (present.split(' ')[1] !== stamp.split(' ')[1]) return false;
  }
  return installedByHand();
}

export async function ensureInstalled() {
  const stamp = wantedStamp();
  if (!isInstalled(stamp)) {
    step('꾸러미를 설치합니다 (처음 한 번, 1~2분)');
    // Development packages build the pages, and optional ones are the database: neither may be left out.
    await mustRun('설치', npmCommand('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'));
  }
  fs.writeFileSync(stampFile, stamp);
  done('꾸러미 준비됨');
}
