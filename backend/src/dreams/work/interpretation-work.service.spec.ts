import { calmAnswer, type CareLevel, gentleWord } from '@kkumpuri/contract';
import { InterpreterError } from '../../interpretation/interpreter.port.js';
import {
  claimed,
  completion,
  createWork,
  DEADLINE_MS,
  NOW,
  noCost,
  ofModel,
  ofModelCost,
} from '../../../test/support/interpretation-work.js';
import { TryAgainError } from './interpretation-work.service.js';

describe('InterpretationWork', () => {
  const running = new AbortController().signal;

  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());

  it('claims the row for its worker and stores the reading of the model', async () => {
    const { work, rows, interpret, metrics } = createWork();
    await work.read('dream', 5, running);
    expect(rows.claim).toHaveBeenCalledWith('dream', 'worker', DEADLINE_MS);
    expect(interpret).toHaveBeenCalledWith('큰 뱀', expect.anything(), 'first');
    expect(rows.complete.mock.calls).toEqual([['dream', completion, ofModelCost]]);
    expect(metrics.claimed.mock.calls).toEqual([[2_000]]);
    expect(metrics.tried.mock.calls).toEqual([[expect.any(Number), 'ok']]);
    expect(metrics.used.mock.calls).toEqual([[{ inputTokens: 3, outputTokens: 5 }]]);
    expect(metrics.fellBack).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does nothing when there is no pending row to claim', async () => {
    const { work, rows, interpret } = createWork(null);
    await work.read('dream', 5, running);
    expect(interpret).not.toHaveBeenCalled();
    expect(rows.complete).not.toHaveBeenCalled();
  });

  it('observes the queue wait only on the first attempt', async () => {
    const { work, metrics } = createWork({ ...claimed, attempts: 2 });
    await work.read('dream', 5, running);
    expect(metrics.claimed).not.toHaveBeenCalled();
  });

  it('saves drafts while the model writes, and none after the reading has ended', async () => {
    const { work, rows, interpret } = createWork();
    interpret.mockImplementationOnce(async (_dream, { onProgress }) => {
      onProgress?.('summary', '요');
      await jest.advanceTimersByTimeAsync(250);
      onProgress?.('summary', '요약');
      return ofModel;
    });
    await work.read('dream', 5, running);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(rows.saveDraft.mock.calls).toEqual([['dream', { summary: '요' }]]);
  });

  it('aborts the model at the deadline of the row, or at once when it has passed', async () => {
    for (const [deadlineMs, untilAbort] of [
      [5_000, 5_000],
      [-5_000, 1],
    ] as const) {
      const { work, interpret } = createWork({ ...claimed, deadlineAt: new Date(Date.now() + deadlineMs) });
      let signal: AbortSignal | undefined;
      interpret.mockImplementationOnce((_dream, options) => {
        ({ signal } = options);
        return new Promise((_, reject) =>
          options.signal.addEventListener('abort', () =>
            reject(new InterpreterError('timeout', 'time is up')),
          ),
        );
      });
      const done = work.read('dream', 5, running);
      await jest.advanceTimersByTimeAsync(untilAbort - 1);
      expect(signal?.aborted).toBe(false);
      await jest.advanceTimersByTimeAsync(1);
      expect(signal?.aborted).toBe(true);
      await done;
    }
  });

  it('aborts the model when the dream is stopped, and leaves the row unchanged', async () => {
    const { work, rows, interpret } = createWork();
    let signal: AbortSignal | undefined;
    interpret.mockImplementationOnce((_dream, options) => {
      ({ signal } = options);
      return new Promise((_, reject) =>
        options.signal.addEventListener('abort', () => reject(new InterpreterError('aborted', 'gone'))),
      );
    });
    const done = work.read('dream', 5, running);
    await jest.advanceTimersByTimeAsync(900);
    expect(signal?.aborted).toBe(false);
    rows.findWithdrawn.mockResolvedValueOnce(['dream']);
    await jest.advanceTimersByTimeAsync(250);
    expect(signal?.aborted).toBe(true);
    await done;
    expect(rows.dropDraft.mock.calls).toEqual([['dream']]);
    expect(rows.complete).not.toHaveBeenCalled();
    expect(rows.fail).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  describe('care', () => {
    it.each<[CareLevel, CareLevel | undefined]>([
      ['gentle', undefined],
      ['none', 'gentle'],
    ])('adds the gentle note for text level %s and model level %s', async (care, modelCare) => {
      const { work, rows, interpret } = createWork({ ...claimed, care });
      interpret.mockResolvedValueOnce({ ...ofModel, care: modelCare });
      await work.read('dream', 5, running);
      const interpretation = `${completion.interpretation}\n${gentleWord()}`;
      expect(rows.complete.mock.calls).toEqual([
        ['dream', { ...completion, interpretation, care: 'gentle' }, ofModelCost],
      ]);
    });

    it('does not let the model lower the care level', async () => {
      const { work, rows, interpret } = createWork({ ...claimed, care: 'gentle' });
      interpret.mockResolvedValueOnce({ ...ofModel, care: 'none' });
      await work.read('dream', 5, running);
      expect(rows.complete).toHaveBeenCalledWith(
        'dream',
        expect.objectContaining({ care: 'gentle' }),
        ofModelCost,
      );
    });

    it('stores the calm answer and no reading when the model detects a crisis', async () => {
      const { work, rows, interpret } = createWork();
      interpret.mockResolvedValueOnce({ ...ofModel, care: 'crisis' });
      await work.read('dream', 5, running);
      const calm = { interpretation: calmAnswer(), reading: null, engine: null, care: 'crisis' };
      expect(rows.complete.mock.calls).toEqual([['dream', { ...completion, ...calm }, ofModelCost]]);
    });
  });

  describe('failed attempts', () => {
    const rateLimited = new InterpreterError('rate_limited', 'slow down', 7_000, {
      inputTokens: 1,
      outputTokens: 0,
    });

    async function failWith(
      error: unknown,
      { dream = claimed, triesLeft = 5, hasDictionaryFallback = true } = {},
    ) {
      const made = createWork(dream, { hasDictionaryFallback });
      made.interpret.mockRejectedValueOnce(error);
      const outcome: unknown = await made.work
        .read('dream', triesLeft, running)
        .catch((thrown: unknown) => thrown);
      return { ...made, outcome };
    }

    it('releases the row and retries after the delay the model server requests', async () => {
      const { outcome, rows, metrics, interpreting } = await failWith(rateLimited);
      expect(outcome).toBeInstanceOf(TryAgainError);
      expect(outcome).toMatchObject({ message: 'slow down', delayMs: 7_000 });
      expect(rows.release.mock.calls).toEqual([['dream']]);
      expect(interpreting.readWithDictionary).not.toHaveBeenCalled();
      expect(rows.complete).not.toHaveBeenCalled();
      expect(metrics.tried.mock.calls).toEqual([[expect.any(Number), 'rate_limited']]);
      expect(metrics.used.mock.calls).toEqual([[{ inputTokens: 1, outputTokens: 0 }]]);
    });

    it.each([
      [1, 375, 625],
      [2, 750, 1_250],
      [6, 12_000, 20_000],
      [10, 12_000, 20_000],
    ])('doubles the retry delay up to a limit: attempt %i', async (attempts, least, most) => {
      const { outcome } = await failWith(new InterpreterError('unavailable', 'down'), {
        dream: { ...claimed, attempts },
      });
      const { delayMs } = outcome as TryAgainError;
      expect(delayMs).toBeGreaterThanOrEqual(least);
      expect(delayMs).toBeLessThanOrEqual(most);
      expect(Number.isInteger(delayMs)).toBe(true);
    });

    it('retries only if a second is left after the delay', async () => {
      const dream = (ms: number) => ({ ...claimed, deadlineAt: new Date(NOW.getTime() + ms) });
      expect((await failWith(rateLimited, { dream: dream(8_000) })).outcome).toBeInstanceOf(TryAgainError);
      expect((await failWith(rateLimited, { dream: dream(7_999) })).outcome).toBeUndefined();
    });

    it.each([
      ['no tries are left', rateLimited, { triesLeft: 0 }],
      ['the failure is not retryable', new InterpreterError('garbage', 'no JSON'), {}],
    ])('falls back to the dictionary when %s', async (_, error, options) => {
      const { outcome, rows, metrics, interpreting } = await failWith(error, options);
      expect(outcome).toBeUndefined();
      expect(interpreting.readWithDictionary).toHaveBeenCalledWith('큰 뱀');
      const { failure } = error;
      expect(rows.complete.mock.calls).toEqual([
        ['dream', { ...completion, engine: 'lexicon', fallback: true, failure }, noCost],
      ]);
      expect(metrics.fellBack.mock.calls).toEqual([[failure]]);
    });

    it('fails the row when the dictionary fallback is disabled', async () => {
      const { rows, metrics, interpreting } = await failWith(new InterpreterError('refused', 'no'), {
        hasDictionaryFallback: false,
      });
      expect(rows.fail.mock.calls).toEqual([['dream', 'refused']]);
      expect(rows.complete).not.toHaveBeenCalled();
      expect(interpreting.readWithDictionary).not.toHaveBeenCalled();
      expect(metrics.fellBack).not.toHaveBeenCalled();
    });

    it('leaves the row pending when the worker shuts down', async () => {
      const aborted = new InterpreterError('aborted', 'shutting down');
      const { outcome, rows } = await failWith(aborted);
      expect(outcome).toBe(aborted);
      expect(rows.complete).not.toHaveBeenCalled();
    });

    it('rethrows an error that is not an InterpreterError, and counts nothing', async () => {
      const bug = new TypeError('bug');
      const { outcome, metrics, interpreting } = await failWith(bug);
      expect(outcome).toBe(bug);
      expect(metrics.tried).not.toHaveBeenCalled();
      expect(interpreting.readWithDictionary).not.toHaveBeenCalled();
    });
  });

  it('calls no model for a row claimed more than ten times', async () => {
    const tenth = createWork({ ...claimed, attempts: 10 });
    await tenth.work.read('dream', 5, running);
    expect(tenth.interpret).toHaveBeenCalledTimes(1);
    const eleventh = createWork({ ...claimed, attempts: 11 });
    await eleventh.work.read('dream', 5, running);
    expect(eleventh.interpret).not.toHaveBeenCalled();
    const made = { ...completion, engine: 'lexicon', fallback: true, failure: 'unavailable' };
    expect(eleventh.rows.complete.mock.calls).toEqual([['dream', made, noCost]]);
  });

  it('stores the reading after a database outage', async () => {
    const { work, rows } = createWork();
    rows.complete.mockRejectedValueOnce(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    jest.useRealTimers();
    await work.read('dream', 5, running);
    expect(rows.complete).toHaveBeenCalledTimes(2);
  });
});
