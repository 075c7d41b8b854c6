import { Client } from './support/client.js';
import { dreamsOf, expectAllRead } from './support/dreams-of.js';
import { timed } from './support/fault-form.js';
import { FaultScene } from './support/fault-scene.js';
import { until } from './support/processes.js';
import { enqueueAgain, wipeQueue } from './support/redelivery.js';
import { queueBackends } from './support/service.js';
import { blockableQueue } from './support/withheld-queue.js';

const DREAM = '큰 뱀이 집으로 들어왔다';

describe.each(queueBackends)('faults of the api and the queue (queue in %s)', (backend) => {
  const scene = FaultScene.use(backend);

  it('a reading survives the kill of the api that waits for it', async () => {
    scene.model.script({ always: { behaviour: 'ok', delayMs: 1500 } });
    await scene.startSurvivor();
    const killedApi = await scene.start('api');
    const begun = performance.now();
    const waiting = new Client(killedApi.url, scene.guest.sessionId).interpret(DREAM);
    await until(() => scene.model.calls().active === 1);
    await killedApi.end('SIGKILL');
    await expect(waiting).rejects.toThrow();
    await expectAllRead(scene.service.dataSource, scene.guest);
    expect(scene.model.calls().calls).toBe(1);
    const ms = performance.now() - begun;
    scene.report('api killed while a request waits', 'connection lost', ms);
  });

  it('the sweeper enqueues a dream whose api was killed between row and job', async () => {
    const queue = await blockableQueue(scene.service);
    const killedApi = await scene.start('api', queue.settings);
    await queue.blockWrites();
    const begun = performance.now();
    const waiting = new Client(killedApi.url, scene.guest.sessionId).interpret(DREAM);
    const lost = expect(waiting).rejects.toThrow();
    await until(async () => (await dreamsOf(scene.service.dataSource, scene.guest)).length === 1);
    await killedApi.end('SIGKILL');
    await lost;
    await queue.dropBlockedWrites();
    await queue.close();
    await scene.startSurvivor();
    await expectAllRead(scene.service.dataSource, scene.guest);
    expect(scene.model.calls().calls).toBe(1);
    const ms = performance.now() - begun;
    scene.report('api killed between inserting the row and enqueuing the job', 'connection lost', ms);
  });

  it('lost notifications delay the response but do not fail it', async () => {
    await scene.startSurvivor();
    await scene.service.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN interpretations%'`,
    );
    const { status, ms } = await timed(scene.guest.interpret(DREAM));
    expect(status).toBe(201);
    scene.report('notifications dropped', status, ms);
  });

  it('a redelivered job of a completed dream makes no model call', async () => {
    await scene.startSurvivor();
    const { status, body, ms } = await timed(scene.guest.interpret(DREAM));
    await enqueueAgain(scene.service, body.id);
    expect(scene.model.calls().calls).toBe(1);
    expect((await scene.guest.find(body.id)).interpretation).toBe(body.interpretation);
    scene.report('job delivered twice', status, ms);
  });

  it('a wiped queue is refilled from the rows', async () => {
    const waiting = timed(scene.guest.interpret(DREAM));
    await until(async () => (await dreamsOf(scene.service.dataSource, scene.guest)).length === 1);
    await wipeQueue(scene.service);
    await scene.startSurvivor();
    const { status, ms } = await waiting;
    expect({ status, calls: scene.model.calls().calls }).toEqual({ status: 201, calls: 1 });
    await expectAllRead(scene.service.dataSource, scene.guest);
    scene.report('queue wiped', status, ms);
  });
});
