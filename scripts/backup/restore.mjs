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
import { complainAbout, done, PlainError, step } from '../system/say.mjs';
import { loadSettings } from '../setup/settings.mjs';
import { install } from '../setup/setup.mjs';

/**
 * `npm run restore file`, with the service stopped.
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
    complainAbout(error);
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
    step('Starting PostgreSQL on the backup to prove that it is whole');
    await prove(path.join(folder, 'postgres', 'data'), place, account);
    await stopOld(path.join(place, 'data'));
    exchange(folder, place, dir);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** PostgreSQL runs as this account and insists on owning its data. */
function giveTo(account, folder) {
  if (!account) return;
  const { status } = spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  if (status !== 0) throw new PlainError(`Cannot give the data to the account ${account.name}: ${folder}`);
}

/** Recovery happens here, before anything present is touched: a backup that does not open changes nothing. */
async function prove(data, place, account) {
  const binaries = reachableBinaries(findBinaries(), place, account);
  requireSameMajor(binaries, data);
  await startPostmaster({ binaries, place, data, account, port: await freePort() });
  await stopPostmaster(data);
}

/** An orphan of a killed run may still be at work on the data that is replaced. */
async function stopOld(data) {
  if (await settle(data)) await stopPostmaster(data);
}

/** What was there is laid aside, never deleted; letters are added to those that are there. */
function exchange(folder, place, dir) {
  const aside = path.join(place, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  if (fs.existsSync(path.join(place, 'data'))) {
    fs.mkdirSync(aside, { mode: 0o700 });
    for (const name of CLUSTER) fs.renameSync(path.join(place, name), path.join(aside, name));
    for (const name of BESIDE) copyIfThere(path.join(dir, name), path.join(aside, name));
    step(`The data from before is kept here; delete it once you have checked: ${aside}`);
  }
  for (const name of CLUSTER) fs.renameSync(path.join(folder, 'postgres', name), path.join(place, name));
  for (const name of BESIDE) copyIfThere(path.join(folder, name), path.join(dir, name));
}
