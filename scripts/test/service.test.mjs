import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describe, it } from 'node:test';
import { stillRuns } from '../system/processes.mjs';
import { clusterFolder, temporaryFolder } from './support/child.mjs';
import {
  postmasterOf,
  processesOf,
  readDream,
  start,
  START_MS,
  startHealthy,
  submitDream,
} from './support/starter.mjs';

/** Creation time of the cluster; PostgreSQL writes this file only once. */
const clusterMadeAt = (dir) => fs.statSync(path.join(dir, 'postgres', 'data', 'PG_VERSION')).mtimeMs;

describe('npm start', () => {
  it('serves a reading, leaves no process after Ctrl-C, and keeps the dream for the next start', async (t) => {
    const dir = temporaryFolder(t);
    const first = await startHealthy(t, dir);
    const dream = await submitDream(first.address);
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
    // The slow steps must not run again. This checks the steps and not the time, which varies with load.
    assert.doesNotMatch(second.starter.output, /Installing|Building/);
    assert.equal(clusterMadeAt(dir), made);
    assert.equal((await readDream(second.address, dream)).interpretation, dream.interpretation);
    await second.starter.stop();
  });

  it('prints one line if the port is taken', async (t) => {
    const other = net.createServer().listen(0, '127.0.0.1');
    t.after(() => other.close());
    await once(other, 'listening');
    const { port } = /** @type {net.AddressInfo} */ (other.address());
    const starter = start(t, temporaryFolder(t), { PORT: String(port) });
    assert.equal(await starter.ends(), 1);
    assert.match(starter.output, new RegExp(`^✗ Another program uses port ${port}\\. .*\\n$`));
  });

  it('prints one line for an invalid setting and stops everything', async (t) => {
    const dir = clusterFolder(t);
    const starter = start(t, dir, { LOG_LEVEL: 'loud' });
    assert.equal(await starter.ends(START_MS), 1);
    const complaints = starter.output.split('\n').filter((line) => !/^[✓·]|^$/.test(line));
    assert.equal(complaints.length, 1, starter.output);
    assert.match(complaints[0], /^✗ .*LOG_LEVEL/);
    assert.equal(postmasterOf(dir), undefined);
  });
});
