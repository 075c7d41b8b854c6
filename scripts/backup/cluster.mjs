import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from '../system/paths.mjs';

/** Folders whose content PostgreSQL recreates at start-up, so a copy does not need it; the folders must exist. */
const EMPTY_FOLDERS = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pg_internal\.init.*|pgsql_tmp.*)$/;
const CONTROL_FILE = path.join('global', 'pg_control');

/** Ignores files that the server removes during the copy: recovery does not need them. */
function unlessGone(work) {
  try {
    work();
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function copyFile(from, to) {
  unlessGone(() => {
    fs.copyFileSync(from, to);
    fs.chmodSync(to, 0o600);
  });
}

function copyFolder(from, to, inside = '') {
  fs.mkdirSync(path.join(to, inside), { recursive: true, mode: 0o700 });
  if (EMPTY_FOLDERS.includes(inside)) return;
  for (const entry of fs.readdirSync(path.join(from, inside), { withFileTypes: true })) {
    const name = path.join(inside, entry.name);
    if (LEFT_OUT.test(entry.name) || name === CONTROL_FILE) continue;
    if (entry.isDirectory()) unlessGone(() => copyFolder(from, to, name));
    else if (entry.isFile()) copyFile(path.join(from, name), path.join(to, name));
  }
}

/** Copies the WAL segments from `first` to `last`; their names sort in WAL order. */
function copyLog(from, to, first, last) {
  fs.mkdirSync(path.join(to, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 });
  const segments = fs
    .readdirSync(path.join(from, 'pg_wal'))
    .filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
  for (const name of segments)
    fs.copyFileSync(path.join(from, 'pg_wal', name), path.join(to, 'pg_wal', name));
}

/**
 * Makes a consistent copy of a running cluster with PostgreSQL's low-level backup API, because the embedded
 * binaries have neither pg_dump nor pg_basebackup. The replication slot retains the WAL during the copy; the slot and the
 * backup mode always end with the connection.
 */
export async function copyRunningCluster(url, data, target) {
  const pg = createRequire(inRoot('backend', 'package.json'))('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ask = async (text, values) => (await client.query(text, values)).rows[0];
    await ask('SELECT pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`]);
    const { first } = await ask(`SELECT pg_walfile_name(pg_backup_start('kkumpuri', fast => true)) AS first`);
    copyFolder(data, target);
    fs.copyFileSync(path.join(data, CONTROL_FILE), path.join(target, CONTROL_FILE));
    const { label, last } = await ask(
      'SELECT labelfile AS label, pg_walfile_name(lsn) AS last FROM pg_backup_stop(wait_for_archive => false)',
    );
    fs.writeFileSync(path.join(target, 'backup_label'), label, { mode: 0o600 });
    copyLog(data, target, first, last);
  } finally {
    await client.end();
  }
}
