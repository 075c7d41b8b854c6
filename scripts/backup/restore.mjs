import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { BESIDE, CLUSTER, copyIfThere, readManifest, unpack } from './archive.mjs';
import { fromCaller, requireEmbedded } from './backup.mjs';
import { openDataDir } from '../service/data-dir.mjs';
import { freePort } from '../system/ports.mjs';
import { chooseAccount } from '../postgres/account.mjs';
import { findBinaries, reachableBinaries } from '../postgres/binaries.mjs';
import { requireSameMajor } from '../postgres/cluster.mjs';
import { choosePlace, recordedPlace } from '../postgres/place.mjs';
import { settle, startPostmaster, stopPostmaster } from '../postgres/postmaster.mjs';
import { endOrphans } from '../service/run-record.mjs';
import { reportError, done, PlainError, step } from '../system/terminal.mjs';
import { loadSettings } from '../setup/settings.mjs';
import { install } from '../setup/setup.mjs';

/**
 * Implements `npm run restore file`; the service must be stopped.
 * @param {string[]} args
 */
export async function runRestore([wanted]) {
  try {
    if (!wanted) throw new PlainError('Name the backup file: npm run restore <file>');
    const settings = loadSettings();
    requireEmbedded(settings);
    const file = fromCaller(wanted);
    const { createdAt } = await readManifest(file);
    await install();
    const { dir, lock } = await openDataDir(settings.DATA_DIR);
    try {
      await restore(file, dir);
    } finally {
      lock.release();
    }
    done(`Restored the backup of ${createdAt}. Start the service with npm start.`);
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}

async function restore(file, dir) {
  await endOrphans(dir);
  const recorded = recordedPlace(dir);
  const account = chooseAccount(recorded);
  const place = recorded ?? choosePlace(dir, account);
  const folder = path.join(place, 'restore.new');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { mode: 0o700 });
  try {
    step('Unpacking the backup file');
    await unpack(file, folder);
    giveTo(account, folder);
    step('Starting PostgreSQL on the backup to verify it');
    await verify(path.join(folder, 'postgres', 'data'), place, account);
    await stopOld(path.join(place, 'data'));
    swap(folder, place, dir);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Changes the owner of the data to the account that PostgreSQL runs as, which PostgreSQL requires. */
function giveTo(account, folder) {
  if (!account) return;
  const { status } = spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  if (status !== 0) throw new PlainError(`Cannot give the data to the account ${account.name}: ${folder}`);
}

/** Runs recovery before the current data are touched, so a damaged backup changes nothing. */
async function verify(data, place, account) {
  const binaries = reachableBinaries(findBinaries(), place, account);
  requireSameMajor(binaries, data);
  await startPostmaster({ binaries, place, data, account, port: await freePort() });
  await stopPostmaster(data);
}

/** Stops a server that a killed run may have left running on the current data. */
async function stopOld(data) {
  if (await settle(data)) await stopPostmaster(data);
}

/** Swaps the data. The previous data are moved aside, not deleted; e-mails are added to the existing ones. */
function swap(folder, place, dir) {
  const aside = path.join(place, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  if (fs.existsSync(path.join(place, 'data'))) {
    fs.mkdirSync(aside, { mode: 0o700 });
    for (const name of CLUSTER) fs.renameSync(path.join(place, name), path.join(aside, name));
    for (const name of BESIDE) copyIfThere(path.join(dir, name), path.join(aside, name));
    step(`The previous data are kept here; delete them once you have checked the restore: ${aside}`);
  }
  for (const name of CLUSTER) fs.renameSync(path.join(folder, 'postgres', name), path.join(place, name));
  for (const name of BESIDE) copyIfThere(path.join(folder, name), path.join(dir, name));
}
