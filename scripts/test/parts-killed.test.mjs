import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signal, until } from '../system/processes.mjs';
import { clusterFolder } from './support/child.mjs';
import { postmasterOf, processesOf, startHealthy, tellDream } from './support/starter.mjs';

describe('npm start, when a part of it is killed', () => {
  it('brings a killed worker, api and database back, and readings go on', async (t) => {
    const dir = clusterFolder(t);
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
    const healthy = async () =>
      (await fetch(`${address}/api/health/ready`).catch(() => undefined))?.status === 200;
    assert.ok(await until(healthy, 30_000, 200));
    await tellDream(address);
    await starter.stop();
  });
});
