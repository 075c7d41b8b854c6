import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../system/paths.mjs';
import { isAlive, until } from '../system/processes.mjs';
import { clusterFolder, startScript, temporaryFolder } from './support/child.mjs';
import { query } from './support/database.mjs';

const HOLDER = fileURLToPath(new URL('./support/hold-postgres.mjs', import.meta.url));

async function hold(t, dir) {
  const holder = startScript(t, HOLDER, [dir]);
  const [line] = await holder.prints(/^\{.*\}$/m);
  return { holder, ...JSON.parse(line) };
}

async function runScript(t, name, dir, args, extra = {}) {
  const env = { ...process.env, ENV_FILE: '/dev/null', DATA_DIR: dir, DATABASE_URL: '', ...extra };
  const script = startScript(t, inRoot('scripts', `${name}.mjs`), args, env);
  return { code: await script.ends(120_000), output: script.output };
}

async function mustRun(t, ...args) {
  const { code, output } = await runScript(t, ...args);
  assert.equal(code, 0, output);
}

/** Inserts rows continuously until `stop` is called; `written` is the number of committed rows. */
function keepWriting(url) {
  let written = 0;
  let stopped = false;
  const work = (async () => {
    while (!stopped) {
      await query(url, `INSERT INTO dream SELECT 'later', repeat('꿈', 500) FROM generate_series(1, 50)`);
      written += 50;
    }
  })();
  return {
    get written() {
      return written;
    },
    stop: () => {
      stopped = true;
      return work;
    },
  };
}

const DREAMS = 2_000;

const fillDreams = (url) =>
  query(
    url,
    `CREATE TABLE dream AS SELECT 'before' AS written, repeat('꿈', 200) AS content FROM generate_series(1, ${DREAMS});
     CREATE UNLOGGED TABLE draft (content text); INSERT INTO draft VALUES ('나중에')`,
  );

const countDreams = async (url, written) =>
  Number((await query(url, `SELECT count(*) FROM dream WHERE written = '${written}'`))[0].count);

describe('npm run backup and npm run restore', () => {
  it('restores the data of a service that kept writing during the backup', async (t) => {
    const dir = clusterFolder(t);
    const file = path.join(temporaryFolder(t), 'backup.tar.gz');
    const first = await hold(t, dir);
    await fillDreams(first.url);
    fs.writeFileSync(path.join(dir, 'jwt-secret'), 'the original secret\n');
    const writer = keepWriting(first.url);
    assert.ok(await until(() => writer.written > 0, 30_000));
    const committed = writer.written;
    await mustRun(t, 'backup', dir, [file]);
    await writer.stop();
    assert.ok(writer.written > committed);
    assert.equal(fs.statSync(file).mode & 0o077, 0);
    assert.equal(isAlive(first.pid), true, 'the service keeps running');

    await query(first.url, 'DROP TABLE dream');
    fs.writeFileSync(path.join(dir, 'jwt-secret'), 'another\n');
    await first.holder.stop();
    await mustRun(t, 'restore', dir, [file]);

    const second = await hold(t, dir);
    assert.equal(await countDreams(second.url, 'before'), DREAMS);
    const later = await countDreams(second.url, 'later');
    assert.ok(later >= committed && later <= writer.written && later % 50 === 0, `${later} later dreams`);
    assert.deepEqual(await query(second.url, 'SELECT * FROM draft'), []);
    assert.equal(fs.readFileSync(path.join(dir, 'jwt-secret'), 'utf8'), 'the original secret\n');
    const [aside = ''] = fs.readdirSync(second.place).filter((name) => name.startsWith('before-restore-'));
    assert.ok(fs.existsSync(path.join(second.place, aside, 'data', 'PG_VERSION')));
    await second.holder.stop();
  });

  it('restores the backup of a stopped service into an empty folder', async (t) => {
    const dir = clusterFolder(t);
    const file = path.join(temporaryFolder(t), 'backup.tar.gz');
    const first = await hold(t, dir);
    await fillDreams(first.url);
    await first.holder.stop();
    await mustRun(t, 'backup', dir, [file]);
    assert.deepEqual(
      fs.readdirSync(dir).filter((name) => name.startsWith('backup.') || name === 'start.lock'),
      [],
    );
    const elsewhere = temporaryFolder(t);
    await mustRun(t, 'restore', elsewhere, [file]);
    const second = await hold(t, elsewhere);
    assert.equal(await countDreams(second.url, 'before'), DREAMS);
    await second.holder.stop();
  });

  it('changes nothing if the service runs or the backup is damaged', async (t) => {
    const dir = clusterFolder(t);
    const backups = temporaryFolder(t);
    const file = path.join(backups, 'backup.tar.gz');
    const first = await hold(t, dir);
    await fillDreams(first.url);
    await mustRun(t, 'backup', dir, [file]);
    const again = await runScript(t, 'backup', dir, [file]);
    assert.match(again.output, /✗ The file exists already/);
    const running = await runScript(t, 'restore', dir, [file]);
    assert.match(running.output, /✗ The service is already running on this data folder/);
    await first.holder.stop();

    /** @type {Record<string, [(from: string, to: string) => void, RegExp]>} */
    const damaged = {
      'short.tar.gz': [cutInHalf, /Failed to|damaged/],
      'newer.tar.gz': [makeNewer, /✗ The backup was written by a newer kkumpuri \(data version 99\)/],
      'holey.tar.gz': [removeWal, /✗ The embedded PostgreSQL did not start/],
      'other.txt': [(_from, to) => fs.writeFileSync(to, '꿈'), /✗ Not a kkumpuri backup, or damaged/],
    };
    for (const [name, [spoil, complaint]] of Object.entries(damaged)) {
      const spoilt = path.join(backups, name);
      spoil(file, spoilt);
      const { code, output } = await runScript(t, 'restore', dir, [spoilt]);
      assert.equal(code, 1, name);
      assert.match(output, complaint);
    }
    const second = await hold(t, dir);
    assert.equal(await countDreams(second.url, 'before'), DREAMS);
    assert.deepEqual(
      fs.readdirSync(second.place).filter((name) => /restore/.test(name)),
      [],
    );
    await second.holder.stop();
  });

  it('rejects backup and restore if DATABASE_URL is set', async (t) => {
    const elsewhere = { DATABASE_URL: 'postgresql://db.example/kkumpuri' };
    for (const name of ['backup', 'restore']) {
      const { code, output } = await runScript(t, name, temporaryFolder(t), ['/nowhere.tar.gz'], elsewhere);
      assert.equal(code, 1);
      assert.match(output, /^✗ DATABASE_URL is set: back up and restore/);
    }
  });
});

function cutInHalf(from, to) {
  const content = fs.readFileSync(from);
  fs.writeFileSync(to, content.subarray(0, content.length / 2));
}

function repack(from, to, change) {
  const folder = fs.mkdtempSync(`${to}-`);
  assert.equal(spawnSync('tar', ['-xzf', from, '-C', folder]).status, 0);
  change(folder);
  const { status, stdout } = spawnSync('tar', ['-cf', '-', '-C', folder, '.'], { maxBuffer: 2 ** 30 });
  assert.equal(status, 0);
  fs.writeFileSync(to, gzipSync(stdout, { level: 1 }));
}

function makeNewer(from, to) {
  repack(from, to, (folder) => {
    const manifest = path.join(folder, 'manifest.json');
    const content = JSON.parse(fs.readFileSync(manifest, 'utf8'));
    fs.writeFileSync(manifest, JSON.stringify({ ...content, dataVersion: 99 }));
  });
}

function removeWal(from, to) {
  repack(from, to, (folder) => {
    const log = path.join(folder, 'postgres', 'data', 'pg_wal');
    for (const name of fs.readdirSync(log)) fs.rmSync(path.join(log, name), { recursive: true });
  });
}
