import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stillRuns, until } from '../system/processes.mjs';
import { clusterFolder } from './support/child.mjs';
import { postmasterOf, processesOf, readDream, startHealthy, submitDream } from './support/starter.mjs';

describe('npm start after SIGKILL', () => {
  it('starts again with its data', async (t) => {
    const dir = clusterFolder(t);
    const first = await startHealthy(t, dir);
    const dream = await submitDream(first.address);
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

  it('leaves no api or worker process', async (t) => {
    const dir = clusterFolder(t);
    const { starter } = await startHealthy(t, dir);
    const orphans = Object.values(processesOf(dir));
    await starter.stop('SIGKILL');
    assert.ok(await until(() => orphans.filter(stillRuns).length === 0, 30_000));
    const next = await startHealthy(t, dir);
    await next.starter.stop();
  });
});
