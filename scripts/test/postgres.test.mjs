import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isAlive, until } from '../system/processes.mjs';
import { clusterFolder, startScript, temporaryFolder } from './support/child.mjs';
import { query } from './support/database.mjs';

const HOLDER = fileURLToPath(new URL('./support/hold-postgres.mjs', import.meta.url));

async function hold(t, dir) {
  const holder = startScript(t, HOLDER, [dir]);
  const [line] = await holder.prints(/^\{.*\}$/m);
  return { holder, ...JSON.parse(line) };
}

/** Starts a process of the cluster's owner; only such a process prevents PostgreSQL from starting. */
function startOtherProcess(t, data) {
  const { uid, gid } = fs.statSync(data);
  const child = spawn('sleep', ['120'], { uid, gid, stdio: 'ignore' });
  t.after(() => child.kill());
  return child.pid;
}

describe('the embedded PostgreSQL', () => {
  it('starts in an empty folder with a database that supports Hangul', async (t) => {
    const { url } = await hold(t, temporaryFolder(t));
    const [row] = await query(
      url,
      `SELECT current_database() AS name, current_setting('server_encoding') AS encoding,
              '꿈' ~ '^[[:alpha:]]$' AS letter, upper('é') AS upper, current_setting('max_connections') AS connections`,
    );
    assert.deepEqual(row, {
      name: 'kkumpuri',
      encoding: 'UTF8',
      letter: true,
      upper: 'É',
      connections: '200',
    });
  });

  it('keeps its data after a restart and leaves no process behind', async (t) => {
    const dir = clusterFolder(t);
    const first = await hold(t, dir);
    await query(first.url, `CREATE TABLE dream AS SELECT '뱀' AS content`);
    assert.equal(await first.holder.stop(), 0);
    assert.equal(isAlive(first.pid), false);
    const second = await hold(t, dir);
    assert.equal(second.takenOver, false);
    assert.deepEqual(await query(second.url, 'SELECT content FROM dream'), [{ content: '뱀' }]);
  });

  it('is taken over by the next start if the starting process was killed', async (t) => {
    const dir = clusterFolder(t);
    const first = await hold(t, dir);
    await first.holder.stop('SIGKILL');
    const second = await hold(t, dir);
    assert.deepEqual([second.takenOver, second.pid, second.port], [true, first.pid, first.port]);
    assert.equal(await second.holder.stop(), 0);
    assert.equal(isAlive(first.pid), false);
  });

  it('starts again with its data after it was killed', async (t) => {
    const dir = clusterFolder(t);
    const first = await hold(t, dir);
    await query(first.url, `CREATE TABLE dream AS SELECT '집' AS content`);
    process.kill(first.pid, 'SIGKILL');
    await first.holder.stop();
    await until(() => !isAlive(first.pid), 5_000);
    const second = await hold(t, dir);
    assert.deepEqual(await query(second.url, 'SELECT content FROM dream'), [{ content: '집' }]);
  });

  it('starts although another process reuses its old pid', async (t) => {
    const dir = clusterFolder(t);
    const first = await hold(t, dir);
    const data = path.join(first.place, 'data');
    const pidFile = path.join(data, 'postmaster.pid');
    const recorded = fs.readFileSync(pidFile, 'utf8');
    await first.holder.stop();
    const other = startOtherProcess(t, data);
    fs.writeFileSync(pidFile, recorded.replace(/^\d+/, String(other)));
    const second = await hold(t, dir);
    assert.equal(second.takenOver, false);
    assert.notEqual(second.pid, other);
    assert.equal(isAlive(other), true);
  });

  it('allows one starting process at a time; the other prints one line', async (t) => {
    const dir = clusterFolder(t);
    const starters = [startScript(t, HOLDER, [dir]), startScript(t, HOLDER, [dir])];
    await until(() => starters.some(({ code }) => code !== undefined), 30_000);
    const refused = starters.find(({ code }) => code !== undefined);
    const running = starters.find((starter) => starter !== refused);
    assert.equal(refused.code, 1);
    assert.match(
      refused.output,
      new RegExp(
        `^✗ The service is already running on this data folder \\(process ${running.pid}\\): .*\\n$`,
      ),
    );
    await running.prints(/"port":\d+/);
  });

  it('rejects a data folder of a newer version with one line', async (t) => {
    const dir = temporaryFolder(t);
    fs.writeFileSync(path.join(dir, 'version'), '2\n');
    const holder = startScript(t, HOLDER, [dir]);
    assert.equal(await holder.ends(), 1);
    assert.match(
      holder.output,
      /^✗ The data folder was written by a newer kkumpuri \(data version 2\)\. .*\n$/,
    );
  });

  if (process.getuid?.() === 0) {
    it('is created in /var/lib if its account cannot access the data folder', async (t) => {
      const closed = temporaryFolder(t);
      const dir = path.join(closed, 'data');
      fs.mkdirSync(dir);
      const first = await hold(t, dir);
      t.after(() => fs.rmSync(first.place, { recursive: true, force: true }));
      assert.match(first.place, /^\/var\/lib\/kkumpuri\//);
      await query(first.url, `CREATE TABLE dream AS SELECT '물' AS content`);
      await first.holder.stop();
      const second = await hold(t, dir);
      assert.equal(second.place, first.place);
      assert.deepEqual(await query(second.url, 'SELECT content FROM dream'), [{ content: '물' }]);
      await second.holder.stop();
    });
  }
});
