import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describe, it } from 'node:test';
import { livePostmaster } from '../lib/postgres/postmaster.mjs';
import { inRoot } from '../lib/paths.mjs';
import { signal, stillRuns, until } from '../lib/processes.mjs';
import { startScript, temporaryFolder } from './support/child.mjs';

const START = inRoot('scripts', 'start.mjs');
const READY = /주소 +(http:\/\/\S+)[\s\S]*끝내려면 Ctrl-C/;
const START_MS = 240_000;

const environment = (dir, extra) => ({
  ...process.env,
  ENV_FILE: '/dev/null',
  DATA_DIR: dir,
  PORT: '0',
  WORKER_PORT: '0',
  ...extra,
});
const start = (t, dir, extra = {}) => startScript(t, START, [], environment(dir, extra));

async function startHealthy(t, dir) {
  const starter = start(t, dir);
  const [, address] = await starter.says(READY, START_MS);
  return { starter, address };
}

const processesOf = (dir) => JSON.parse(fs.readFileSync(path.join(dir, 'run.json'), 'utf8')).processes;
const postmasterOf = (dir) => livePostmaster(path.join(dir, 'postgres', 'data'));

/** When the database's folder was set up; PostgreSQL writes this file then and never again. */
const clusterMadeAt = (dir) => fs.statSync(path.join(dir, 'postgres', 'data', 'PG_VERSION')).mtimeMs;

async function tellDream(address) {
  const response = await fetch(`${address}/api/dreams/interpret`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ dreamContent: '큰 뱀이 집으로 들어왔다' }),
  });
  const dream = await response.json();
  assert.equal(response.status, 201, JSON.stringify(dream));
  return { ...dream, session: response.headers.get('x-session-id') };
}

async function readDream(address, { id, session }) {
  const response = await fetch(`${address}/api/dreams/${id}`, { headers: { 'x-session-id': session } });
  assert.equal(response.status, 200);
  return (await response.json()).interpretation;
}

describe('npm start', () => {
  it('serves a reading, leaves nothing behind on Ctrl-C, and has the dream after the next start', async (t) => {
    const dir = temporaryFolder(t);
    const first = await startHealthy(t, dir);
    const dream = await tellDream(first.address);
    assert.match(dream.interpretation, /뱀/);
    const processes = Object.values(processesOf(dir));
    const postmaster = postmasterOf(dir);
    assert.equal(processes.filter(stillRuns).length, 2);
    assert.ok(postmaster);

    assert.equal(await first.starter.stop('SIGINT'), 0);
    assert.deepEqual(processes.filter(stillRuns), []);
    assert.equal(postmasterOf(dir), undefined);

    const made = clusterMadeAt(dir);
    const second = await startHealthy(t, dir);
    // What takes long is done once. By what is done, not by the clock: a busy machine is slow at everything.
    assert.doesNotMatch(second.starter.output, /설치합니다|빌드합니다/);
    assert.equal(clusterMadeAt(dir), made);
    assert.equal((await readDream(second.address, dream)).interpretation, dream.interpretation);
    await second.starter.stop();
  });

  it('works again after it was killed outright, with the data still there', async (t) => {
    const dir = temporaryFolder(t);
    const first = await startHealthy(t, dir);
    const dream = await tellDream(first.address);
    const orphans = Object.values(processesOf(dir));
    const postmaster = postmasterOf(dir);
    await first.starter.stop('SIGKILL');

    const second = await startHealthy(t, dir);
    assert.deepEqual(orphans.filter(stillRuns), []);
    assert.equal(postmasterOf(dir).pid, postmaster.pid);
    assert.equal((await readDream(second.address, dream)).dream_content, '큰 뱀이 집으로 들어왔다');
    await second.starter.stop();
    assert.equal(postmasterOf(dir), undefined);
  });

  it('ends api and worker by themselves when it is killed outright', async (t) => {
    const dir = temporaryFolder(t);
    const { starter } = await startHealthy(t, dir);
    const orphans = Object.values(processesOf(dir));
    await starter.stop('SIGKILL');
    assert.ok(await until(() => orphans.filter(stillRuns).length === 0, 30_000));
    const next = await startHealthy(t, dir);
    await next.starter.stop();
  });

  it('brings a killed worker, api and database back, and readings go on', async (t) => {
    const dir = temporaryFolder(t);
    const { starter, address } = await startHealthy(t, dir);
    for (const name of ['worker', 'api']) {
      const before = processesOf(dir)[name];
      signal(before.pid, 'SIGKILL');
      assert.ok(
        await until(() => processesOf(dir)[name].pid !== before.pid, 15_000),
        `${name} never came back`,
      );
    }
    const postmaster = postmasterOf(dir);
    signal(postmaster.pid, 'SIGKILL');
    const back = () => postmasterOf(dir)?.status === 'ready' && postmasterOf(dir).pid !== postmaster.pid;
    assert.ok(await until(back, 15_000));
    const healthy = async () => (await fetch(`${address}/api/health/ready`).catch(() => ({}))).status === 200;
    assert.ok(await until(healthy, 30_000, 200));
    await tellDream(address);
    await starter.stop();
  });

  it('says in one line that the port is taken', async (t) => {
    const other = net.createServer().listen(0, '127.0.0.1');
    t.after(() => other.close());
    await once(other, 'listening');
    const { port } = other.address();
    const starter = start(t, temporaryFolder(t), { PORT: String(port) });
    assert.equal(await starter.ends(), 1);
    assert.match(starter.output, new RegExp(`^✗ ${port}번 포트를 다른 프로그램이 쓰고 있습니다\\. .*\\n$`));
  });

  it('shows one line for a bad setting and stops everything', async (t) => {
    const dir = temporaryFolder(t);
    const starter = start(t, dir, { LOG_LEVEL: 'loud' });
    assert.equal(await starter.ends(START_MS), 1);
    const complaints = starter.output.split('\n').filter((line) => !/^[✓·]|^$/.test(line));
    assert.equal(complaints.length, 1, starter.output);
    assert.match(complaints[0], /^✗ .*LOG_LEVEL/);
    assert.equal(postmasterOf(dir), undefined);
  });
});
