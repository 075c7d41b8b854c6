import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signal, stillRuns, until } from '../system/processes.mjs';
import { clusterFolder } from './support/child.mjs';
import { postmasterOf, processesOf, readDream, startHealthy, tellDream } from './support/starter.mjs';

describe('npm start, when it is killed or a part of it', () => {
  it('works again after it was killed outright, with the data still there', async (t) => {
    const dir = clusterFolder(t);
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
    const dir = clusterFolder(t);
    const { starter } = await startHealthy(t, dir);
    const orphans = Object.values(processesOf(dir));
    await starter.stop('SIGKILL');
    assert.ok(await until(() => orphans.filter(stillRuns).length === 0, 30_000));
    const next = await startHealthy(t, dir);
    await next.starter.stop();
  });

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
