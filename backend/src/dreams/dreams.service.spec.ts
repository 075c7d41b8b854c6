import type { CareLevel } from '@kkumpuri/contract';
import type { Env } from '../config/env.js';
import type { Caller } from '../http/caller.decorator.js';
import type { InterpretingService } from '../interpretation/interpreting.service.js';
import type { InterpretationQueueService } from '../queue/interpretation-queue.service.js';
import type { QueueStateService } from '../queue/queue-state.service.js';
import type { AdmissionService } from './admission/admission.service.js';
import { DreamsService } from './dreams.service.js';
import type { IdempotencyService } from './idempotency/idempotency.service.js';
import type { InterpretationEntity } from './rows/interpretation.entity.js';
import type { InterpretationRepository } from './rows/interpretation.repository.js';
import type { InterpretationWaiter } from './waiting/interpretation-waiter.service.js';

const NOW = new Date('2026-11-29T03:00:00Z');
const GUEST = { user: null, sessionId: 'session' } as unknown as Caller;
const DREAM = '큰 뱀이 집에 들어왔다';

const rowOf = (fields: Partial<InterpretationEntity> = {}) =>
  ({ id: 'row', status: 'pending', failure: null, ...fields }) as InterpretationEntity;

/** The service with collaborators in memory: a new dream without a key, and nothing stored. */
function setUp() {
  const rows = {
    insert: jest.fn<Promise<InterpretationEntity | null>, unknown[]>(() => Promise.resolve(rowOf())),
    findOwned: jest.fn<Promise<InterpretationEntity | null>, unknown[]>(() => Promise.resolve(rowOf())),
    unsaved: jest.fn(() => rowOf({ status: 'completed' })),
  };
  const interpreting = { careLevelOf: jest.fn((): CareLevel => 'none'), isNoDream: jest.fn(() => false) };
  const queue = { enqueue: jest.fn(() => Promise.resolve()), ensureQueued: jest.fn(() => Promise.resolve()) };
  const queueState = { reopenFailed: jest.fn(() => Promise.resolve(true)) };
  const waiter = { waitForEnd: jest.fn<Promise<InterpretationEntity | null>, unknown[]>() };
  const idempotency = {
    find: jest.fn<Promise<string | undefined>, unknown[]>(() => Promise.resolve(undefined)),
  };
  const admission = { check: jest.fn(() => Promise.resolve()) };
  const reservation = { release: jest.fn(() => Promise.resolve()) };
  const allowance = {
    reserveQuota: jest.fn(() => Promise.resolve(reservation)),
    reserveCalmAnswer: jest.fn(() => Promise.resolve(true)),
  };
  const service = new DreamsService(
    { INTERPRET_DEADLINE_MS: 90_000, INTERPRET_WAIT_MS: 120_000 } as Env,
    rows as unknown as InterpretationRepository,
    interpreting as unknown as InterpretingService,
    queue as unknown as InterpretationQueueService,
    queueState as unknown as QueueStateService,
    waiter as unknown as InterpretationWaiter,
    idempotency as unknown as IdempotencyService,
    admission as unknown as AdmissionService,
  );
  const submit = (key?: string, caller = GUEST) => service.submit(caller, DREAM, key, allowance);
  return {
    service,
    submit,
    rows,
    interpreting,
    queue,
    queueState,
    waiter,
    idempotency,
    admission,
    reservation,
    allowance,
  };
}

describe('DreamsService', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW }));
  afterEach(() => void jest.useRealTimers());

  describe('a new dream', () => {
    it('is stored with its deadline, within the quota, and needs a job', async () => {
      const { submit, rows, admission, allowance, idempotency } = setUp();
      expect(await submit()).toEqual({ row: rowOf(), job: 'new' });
      const [dream, completion, key] = rows.insert.mock.calls[0] ?? [];
      expect(dream).toMatchObject({ caller: GUEST, dreamContent: DREAM, care: 'none' });
      expect(dream).toHaveProperty('deadlineAt', new Date(NOW.getTime() + 90_000));
      expect([completion, key]).toEqual([undefined, undefined]);
      expect(admission.check.mock.invocationCallOrder[0]).toBeLessThan(
        allowance.reserveQuota.mock.invocationCallOrder[0] ?? 0,
      );
      expect(idempotency.find).not.toHaveBeenCalled();
    });

    it('is refused under overload before it uses the quota', async () => {
      const { submit, admission, allowance, rows } = setUp();
      admission.check.mockRejectedValue(new Error('overloaded'));
      await expect(submit()).rejects.toThrow('overloaded');
      expect(allowance.reserveQuota).not.toHaveBeenCalled();
      expect(rows.insert).not.toHaveBeenCalled();
    });

    it.each([
      ['a guest', GUEST, true],
      ['a member who allows AI', { user: { id: 'm', useAi: true } } as unknown as Caller, true],
      ['a member who refuses AI', { user: { id: 'm', useAi: false } } as unknown as Caller, false],
    ])('without a dream is refused for %s', async (_who, caller, useAi) => {
      const { submit, interpreting, admission } = setUp();
      interpreting.isNoDream.mockReturnValue(true);
      await expect(submit(undefined, caller)).rejects.toMatchObject({ code: 'no_dream' });
      expect(interpreting.isNoDream).toHaveBeenCalledWith(DREAM, useAi);
      expect(admission.check).not.toHaveBeenCalled();
    });

    it('in distress is never refused as no dream', async () => {
      const { submit, interpreting } = setUp();
      interpreting.careLevelOf.mockReturnValue('gentle');
      interpreting.isNoDream.mockReturnValue(true);
      expect(await submit()).toMatchObject({ job: 'new' });
    });
  });

  describe('a repeated request', () => {
    it.each(['pending', 'completed'] as const)('joins its %s row', async (status) => {
      const { submit, rows, idempotency, allowance } = setUp();
      idempotency.find.mockResolvedValue('row');
      rows.findOwned.mockResolvedValue(rowOf({ status }));
      expect(await submit('key')).toEqual({ row: rowOf({ status }), job: 'none' });
      expect(idempotency.find).toHaveBeenCalledWith(GUEST, 'key', DREAM);
      expect(allowance.reserveQuota).not.toHaveBeenCalled();
    });

    it.each([
      { reopened: true, releases: 0 },
      { reopened: false, releases: 1 },
    ])('reopens its failed row: $reopened', async ({ reopened, releases }) => {
      const { submit, rows, idempotency, queueState, reservation, admission } = setUp();
      idempotency.find.mockResolvedValue('row');
      rows.findOwned.mockResolvedValueOnce(rowOf({ status: 'failed' }));
      queueState.reopenFailed.mockResolvedValue(reopened);
      expect(await submit('key')).toEqual({ row: rowOf(), job: 'again' });
      expect(admission.check).toHaveBeenCalledTimes(1);
      expect(reservation.release).toHaveBeenCalledTimes(releases);
    });

    it('returns the row of a concurrent request and gives the quota back', async () => {
      const { submit, rows, idempotency, reservation } = setUp();
      rows.insert.mockResolvedValue(null);
      idempotency.find.mockResolvedValueOnce(undefined).mockResolvedValue('other');
      rows.findOwned.mockResolvedValue(rowOf({ id: 'other' }));
      expect(await submit('key')).toEqual({ row: rowOf({ id: 'other' }), job: 'none' });
      expect(rows.findOwned).toHaveBeenCalledWith('other', GUEST);
      expect(reservation.release).toHaveBeenCalledTimes(1);
    });

    it('returns 404 when the concurrent row was deleted since', async () => {
      const { submit, rows } = setUp();
      rows.insert.mockResolvedValue(null);
      await expect(submit('key')).rejects.toMatchObject({ status: 404 });
    });
  });

  describe('a dream of crisis', () => {
    it('gets the stored calm answer without quota or job', async () => {
      const { submit, rows, interpreting, allowance } = setUp();
      interpreting.careLevelOf.mockReturnValue('crisis');
      rows.insert.mockResolvedValue(rowOf({ status: 'completed' }));
      expect(await submit('key')).toEqual({ row: rowOf({ status: 'completed' }), job: 'none' });
      const [, completion, key] = rows.insert.mock.calls[0] ?? [];
      expect(completion).toMatchObject({ care: 'crisis', fallback: false, engine: null, failure: null });
      expect(key).toBe('key');
      expect(allowance.reserveQuota).not.toHaveBeenCalled();
    });

    it('gets the calm answer unsaved beyond the limit', async () => {
      const { submit, rows, interpreting, allowance } = setUp();
      interpreting.careLevelOf.mockReturnValue('crisis');
      allowance.reserveCalmAnswer.mockResolvedValue(false);
      expect(await submit()).toEqual({ row: rowOf({ status: 'completed' }), job: 'none' });
      expect(rows.insert).not.toHaveBeenCalled();
    });

    it('joins the row of a concurrent request', async () => {
      const { submit, rows, interpreting, idempotency } = setUp();
      interpreting.careLevelOf.mockReturnValue('crisis');
      rows.insert.mockResolvedValue(null);
      idempotency.find.mockResolvedValueOnce(undefined).mockResolvedValue('other');
      rows.findOwned.mockResolvedValue(rowOf({ id: 'other', status: 'completed' }));
      expect(await submit('key')).toMatchObject({ row: { id: 'other' }, job: 'none' });
    });
  });

  describe('the queue', () => {
    it.each([
      { job: 'new', enqueued: 1, ensured: 0 },
      { job: 'again', enqueued: 0, ensured: 1 },
      { job: 'none', enqueued: 0, ensured: 0 },
    ] as const)('receives a job of kind $job', async ({ job, enqueued, ensured }) => {
      const { service, queue } = setUp();
      await service.enqueue({ row: rowOf(), job });
      expect(queue.enqueue).toHaveBeenCalledTimes(enqueued);
      expect(queue.ensureQueued).toHaveBeenCalledTimes(ensured);
    });

    it('may be unavailable', async () => {
      const { service, queue } = setUp();
      const warned = jest.spyOn(service['logger'], 'warn').mockReturnValue(undefined);
      queue.enqueue.mockRejectedValue(new Error('no queue'));
      await service.enqueue({ row: rowOf(), job: 'new' });
      expect(warned).toHaveBeenCalledWith(expect.objectContaining({ id: 'row', reason: 'no queue' }));
    });
  });

  describe('the wait', () => {
    const { signal } = new AbortController();

    it('subscribes before it enqueues, and returns the ended row', async () => {
      const { service, queue, waiter } = setUp();
      waiter.waitForEnd.mockResolvedValue(rowOf({ status: 'completed' }));
      const ended = await service.waitFor({ row: rowOf(), job: 'new' }, signal);
      expect(ended.status).toBe('completed');
      expect(waiter.waitForEnd).toHaveBeenCalledWith('row', 120_000, signal);
      expect(waiter.waitForEnd.mock.invocationCallOrder[0]).toBeLessThan(
        queue.enqueue.mock.invocationCallOrder[0] ?? 0,
      );
    });

    it('is over at once for an ended row', async () => {
      const { service, waiter } = setUp();
      expect(
        await service.waitFor({ row: rowOf({ status: 'completed' }), job: 'none' }, signal),
      ).toBeDefined();
      expect(waiter.waitForEnd).not.toHaveBeenCalled();
    });

    it.each([
      ['nothing ended', null, 504],
      ['the model timed out', rowOf({ status: 'completed', failure: 'timeout' }), 504],
      ['the reading failed', rowOf({ status: 'failed', failure: 'refused' }), 502],
    ])('fails when %s', async (_what, ended, status) => {
      const { service, waiter } = setUp();
      waiter.waitForEnd.mockResolvedValue(ended);
      const waited = service.waitFor({ row: rowOf(), job: 'new' }, signal);
      await expect(waited).rejects.toMatchObject({ status, extras: { id: 'row' } });
    });
  });

  it('returns 404 for a dream of somebody else', async () => {
    const { service, rows } = setUp();
    expect(await service.find(GUEST, 'row')).toEqual(rowOf());
    rows.findOwned.mockResolvedValue(null);
    await expect(service.find(GUEST, 'row')).rejects.toMatchObject({ status: 404 });
  });
});
