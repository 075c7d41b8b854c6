import fs from 'node:fs';
import path from 'node:path';
import { BESIDE, copyIfThere, pack, writeManifest } from './archive.mjs';
import { copyRunningCluster } from './cluster.mjs';
import { withEmbeddedServer } from '../postgres/borrowed-database.mjs';
import { reportError, done, PlainError, step } from '../system/terminal.mjs';
import { loadSettings } from '../setup/settings.mjs';
import { install } from '../setup/setup.mjs';
import { onStopSignal } from '../service/shutdown.mjs';

/** Resolves a file name against the caller's folder, because npm runs scripts in the project's folder. */
export const fromCaller = (file) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);

const timeStamp = () => new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-');

/**
 * Throws if the database is not the embedded one.
 * @param {import('../setup/settings.mjs').Settings} settings
 */
export function requireEmbedded({ DATABASE_URL }) {
  if (!DATABASE_URL) return;
  throw new PlainError(
    'DATABASE_URL is set: back up and restore that PostgreSQL with its own tools (pg_dump, pg_restore).',
  );
}

/**
 * Implements `npm run backup [file]`; works whether the service runs or not.
 * @param {string[]} args
 */
export async function runBackup([wanted = `kkumpuri-${timeStamp()}.tar.gz`]) {
  try {
    const settings = loadSettings();
    requireEmbedded(settings);
    const file = fromCaller(wanted);
    if (fs.existsSync(file)) throw new PlainError(`The file exists already: ${file}`);
    await install();
    await withEmbeddedServer(settings.DATA_DIR, (server) => backUp(server, settings.DATA_DIR, file));
    if (settings.BACKUP_KEEP) deleteOldBackups(path.dirname(file), Number(settings.BACKUP_KEEP));
    done(`Backed up: ${file} (${(fs.statSync(file).size / 1e6).toFixed(1)} MB)`);
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}

/**
 * Deletes backups with a generated name that are older than `days`, as the privacy page promises.
 * @param {string} folder
 * @param {number} days
 */
export function deleteOldBackups(folder, days, now = Date.now()) {
  for (const name of fs.readdirSync(folder)) {
    const day = /^kkumpuri-(\d{4}-\d{2}-\d{2})-\d{2}-\d{2}-\d{2}\.tar\.gz$/.exec(name)?.[1];
    if (day && now - Date.parse(day) > days * 86_400_000) fs.rmSync(path.join(folder, name));
  }
}

async function backUp({ url, place }, dir, file) {
  const folder = path.join(dir, `backup.${process.pid}`);
  const clear = () => fs.rmSync(folder, { recursive: true, force: true });
  onStopSignal(() => {
    clear();
    process.exit(1);
  });
  try {
    step('Copying the data');
    await collect(folder, { url, place, dir });
    step('Packing the backup file');
    await pack(folder, file);
  } finally {
    clear();
  }
}

async function collect(folder, { url, place, dir }) {
  const data = path.join(place, 'data');
  fs.mkdirSync(path.join(folder, 'postgres'), { recursive: true, mode: 0o700 });
  await copyRunningCluster(url, data, path.join(folder, 'postgres', 'data'));
  fs.copyFileSync(path.join(place, 'password'), path.join(folder, 'postgres', 'password'));
  for (const name of BESIDE) copyIfThere(path.join(dir, name), path.join(folder, name));
  writeManifest(folder, fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim());
}
