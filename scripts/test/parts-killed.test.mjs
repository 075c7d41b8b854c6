import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signal, until } from '../system/processes.mjs';
import { clusterFolder } from './support/child.mjs';
import { postmasterOf, processesOf, startHealthy, submitDream } from './support/starter.mjs';

describe('npm start when one of its processes is killed', () => {
  it('restarts a killed worker, api and database and keeps serving readings', async (t) => {
    const dir = clusterFolder(t);
    const { starter, address } = await startHealthy(t, dir);
    for (const name of ['worker', 'api']) {
      const before = processesOf(dir)[name];
      signal(before.pid, 'SIGKILL');
      assert.ok(
        await until(() => processesOf(dir)[name].pid !== before.pid, 15_000),
        `${name} was not restarted`,
      );
    }
    const postmaster = postmasterOf(dir);
    signal(postmaster.pid, 'SIGKILL');
    const back = () => {
      // Read once: the file disappears and is written again.
      const current = postmasterOf(dir);
      return current?.status === 'ready' && current.pid !== postmaster.pid;
    };
    assert.ok(await until(back, 15_000));
    const healthy = async () =>
      (await fetch(`${address}/api/health/ready`).catch(() => undefined))?.status === 200;
    assert.ok(await until(healthy, 30_000, 200));
    await submitDream(address);
    await starter.stop();
  });
});
