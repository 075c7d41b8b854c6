import { dreamsOf, expectAllRead } from './support/dreams-of.js';
import { timed } from './support/fault-form.js';
import { FaultScene } from './support/fault-scene.js';
import { HeldWrites } from './support/held-writes.js';
import { until } from './support/processes.js';
import { DONE, jobState } from './support/redelivery.js';
import { queueBackends } from './support/service.js';
import { blockableQueue } from './support/withheld-queue.js';

const DREAM = '큰 뱀이 집으로 들어왔다';
/** The lock duration plus a stalled check, plus a margin for a slow machine. */
const TAKEOVER_MS = 35_000;

describe.each(queueBackends)('worker faults (queue in %s)', (backend) => {
  const scene = FaultScene.use(backend);

  it('a dream whose worker is killed during the model call is read by another worker', async () => {
    scene.model.script({ next: [{ behaviour: 'hang' }] });
    const first = await scene.start('worker');
    const waiting = timed(scene.guest.interpret(DREAM));
    await scene.untilModelCalled(waiting);
    await first.end('SIGKILL');
    await scene.startSurvivor();
    const { status, body, ms } = await waiting;
    expect({ status, engine: body.engine }).toEqual({ status: 201, engine: 'scripted-model' });
    expect(ms).toBeLessThan(TAKEOVER_MS);
    await expectAllRead(scene.service.dataSource, scene.guest);
    scene.report('worker killed while the model writes', status, ms);
  });

  it('a dream whose worker is killed twice is read by a third worker', async () => {
    scene.model.script({ next: [{ behaviour: 'hang', times: 2 }] });
    const waiting = timed(scene.guest.interpret(DREAM));
    for (const killed of [1, 2]) {
      const worker = await scene.start('worker');
      await until(() => scene.model.calls().calls === killed && scene.model.calls().active === 1);
      await worker.end('SIGKILL');
    }
    await scene.startSurvivor();
    const { status, body, ms } = await waiting;
    expect({ status, engine: body.engine }).toEqual({ status: 201, engine: 'scripted-model' });
    await expectAllRead(scene.service.dataSource, scene.guest);
    scene.report('worker killed twice', status, ms);
  });

  it('a dream whose worker is killed before it writes the row makes a second model call', async () => {
    scene.model.hold(DREAM);
    const first = await scene.start('worker');
    const waiting = timed(scene.guest.interpret(DREAM));
    await scene.untilModelCalled(waiting);
    const held = await HeldWrites.lock('rows', scene.service.dataSource);
    scene.model.letGo(DREAM);
    await held.untilBlocked(1, '%reading%');
    expect(scene.model.calls()).toMatchObject({ calls: 1, active: 0 });
    await first.end('SIGKILL');
    await held.terminateBlocked();
    expect(await dreamsOf(scene.service.dataSource, scene.guest)).toMatchObject([{ status: 'pending' }]);
    await scene.startSurvivor();
    const { status, ms } = await waiting;
    expect({ status, calls: scene.model.calls().calls }).toEqual({ status: 201, calls: 2 });
    await expectAllRead(scene.service.dataSource, scene.guest);
    scene.report('worker killed after the response, before writing the row', status, ms);
  });

  it('a dream whose worker is killed after it writes the row makes no second model call', async () => {
    scene.model.hold(DREAM);
    const queue = await blockableQueue(scene.service);
    const first = await scene.start('worker', queue.settings);
    const waiting = timed(scene.guest.interpret(DREAM));
    await scene.untilModelCalled(waiting);
    await queue.blockWrites();
    scene.model.letGo(DREAM);
    const { status, body, ms } = await waiting;
    await first.end('SIGKILL');
    await queue.dropBlockedWrites();
    expect(await jobState(scene.service, body.id)).toBe('active');
    await scene.startSurvivor();
    await until(async () => (await jobState(scene.service, body.id)) === DONE, TAKEOVER_MS);
    await queue.close();
    expect({ status, calls: scene.model.calls().calls }).toEqual({ status: 201, calls: 1 });
    expect((await scene.guest.find(body.id)).interpretation).toBe(body.interpretation);
    await expectAllRead(scene.service.dataSource, scene.guest);
    scene.report('worker killed after writing the row, before acknowledging the job', status, ms);
  });

  it('a worker on SIGTERM releases its dream and exits with 0', async () => {
    scene.model.script({ next: [{ behaviour: 'hang' }] });
    const leaving = await scene.start('worker');
    const waiting = timed(scene.guest.interpret(DREAM));
    await scene.untilModelCalled(waiting);
    expect(await leaving.end('SIGTERM')).toBe(0);
    await scene.startSurvivor();
    const { status, ms } = await waiting;
    expect(status).toBe(201);
    await expectAllRead(scene.service.dataSource, scene.guest);
    scene.report('worker stopped while the model hangs', status, ms);
  });
});
