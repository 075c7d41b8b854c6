import { calmAnswer, type CareLevel, gentleWord } from '@kkumpuri/contract';
import { InterpreterError } from '../../interpretation/interpreter.port.js';
import {
  claimed,
  completion,
  createWork,
  DEADLINE_MS,
  matches,
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

  it('claims the dream for its worker and writes the reading of the model', async () => {
    const { work, rows, interpret, metrics } = createWork();
    await work.read('dream', 5, running);
    expect(rows.claim).toHaveBeenCalledWith('dream', 'worker', DEADLINE_MS);
    expect(interpret).toHaveBeenCalledWith('큰 뱀', matches, expect.anything(), 'first');
    expect(rows.complete.mock.calls).toEqual([['dream', completion, ofModelCost]]);
    expect(metrics.tookUp.mock.calls).toEqual([[2_000]]);
    expect(metrics.tried.mock.calls).toEqual([[expect.any(Number), 'ok']]);
    expect(metrics.used.mock.calls).toEqual([[{ inputTokens: 3, outputTokens: 5 }]]);
    expect(metrics.stoodIn).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does nothing when there is nothing left to do', async () => {
    const { work, rows, interpret } = createWork(null);
    await work.read('dream', 5, running);
    expect(interpret).not.toHaveBeenCalled();
    expect(rows.complete).not.toHaveBeenCalled();
  });

  it('counts the wait of a dream once, however many attempts it takes', async () => {
    const { work, metrics } = createWork({ ...claimed, attempts: 2 });
    await work.read('dream', 5, running);
    expect(metrics.tookUp).not.toHaveBeenCalled();
  });

  it('saves what the model writes, and nothing once the reading has ended', async () => {
    const { work, rows, interpret } = createWork();
    interpret.mockImplementationOnce(async (_dream, _matches, { onProgress }) => {
      onProgress?.('summary', '요');
      await jest.advanceTimersByTimeAsync(250);
      onProgress?.('summary', '요약');
      return ofModel;
    });
    await work.read('dream', 5, running);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(rows.saveDraft.mock.calls).toEqual([['dream', { summary: '요' }]]);
  });

  it('aborts the model at the deadline of the dream, and right away when that has passed', async () => {
    for (const [deadlineMs, untilAbort] of [
      [5_000, 5_000],
      [-5_000, 1],
    ] as const) {
      const { work, interpret } = createWork({ ...claimed, deadlineAt: new Date(Date.now() + deadlineMs) });
      let signal: AbortSignal | undefined;
      interpret.mockImplementationOnce((_dream, _matches, options) => {
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

  it('hangs up on the model when the dream is stopped meanwhile, and leaves the row as it is', async () => {
    const { work, rows, interpret } = createWork();
    let signal: AbortSignal | undefined;
    interpret.mockImplementationOnce((_dream, _matches, options) => {
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
    ])('at level %s, with %s from the model, adds the gentle note', async (care, seen) => {
      const { work, rows, interpret } = createWork({ ...claimed, care });
      interpret.mockResolvedValueOnce({ ...ofModel, care: seen });
      await work.read('dream', 5, running);
      const interpretation = `${completion.interpretation}\n${gentleWord()}`;
      expect(rows.complete.mock.calls).toEqual([
        ['dream', { ...completion, interpretation, care: 'gentle' }, ofModelCost],
      ]);
    });

    it('is not lowered by the model', async () => {
      const { work, rows, interpret } = createWork({ ...claimed, care: 'gentle' });
      interpret.mockResolvedValueOnce({ ...ofModel, care: 'none' });
      await work.read('dream', 5, running);
      expect(rows.complete).toHaveBeenCalledWith(
        'dream',
        expect.objectContaining({ care: 'gentle' }),
        ofModelCost,
      );
    });

    it('in a crisis seen by the model, gives the calm answer and no reading', async () => {
      const { work, rows, interpret } = createWork();
      interpret.mockResolvedValueOnce({ ...ofModel, care: 'crisis' });
      await work.read('dream', 5, running);
      const calm = { interpretation: calmAnswer(), reading: null, engine: null, care: 'crisis' };
      expect(rows.complete.mock.calls).toEqual([['dream', { ...completion, ...calm }, ofModelCost]]);
    });
  });

  describe('a try that failed', () => {
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

    it('gives its slot back and is repeated when the server says so', async () => {
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
    ])('is repeated after a pause that doubles up to a bound: attempt %i', async (attempts, least, most) => {
      const { outcome } = await failWith(new InterpreterError('unavailable', 'down'), {
        dream: { ...claimed, attempts },
      });
      const { delayMs } = outcome as TryAgainError;
      expect(delayMs).toBeGreaterThanOrEqual(least);
      expect(delayMs).toBeLessThanOrEqual(most);
      expect(Number.isInteger(delayMs)).toBe(true);
    });

    it('is repeated as long as a second is left after the pause', async () => {
      const dream = (ms: number) => ({ ...claimed, deadlineAt: new Date(NOW.getTime() + ms) });
      expect((await failWith(rateLimited, { dream: dream(8_000) })).outcome).toBeInstanceOf(TryAgainError);
      expect((await failWith(rateLimited, { dream: dream(7_999) })).outcome).toBeUndefined();
    });

    it.each([
      ['no try is left', rateLimited, { triesLeft: 0 }],
      ['another try would not help', new InterpreterError('garbage', 'no JSON'), {}],
    ])('is made up for by the lexicon when %s', async (_, error, options) => {
      const { outcome, rows, metrics, interpreting } = await failWith(error, options);
      expect(outcome).toBeUndefined();
      expect(interpreting.readWithDictionary).toHaveBeenCalledWith('큰 뱀', matches);
      const { failure } = error;
      expect(rows.complete.mock.calls).toEqual([
        ['dream', { ...completion, engine: 'lexicon', fallback: true, failure }, noCost],
      ]);
      expect(metrics.stoodIn.mock.calls).toEqual([[failure]]);
    });

    it('ends the dream as failed where the lexicon may not stand in', async () => {
      const { rows, metrics, interpreting } = await failWith(new InterpreterError('refused', 'no'), {
        hasDictionaryFallback: false,
      });
      expect(rows.fail.mock.calls).toEqual([['dream', 'refused']]);
      expect(rows.complete).not.toHaveBeenCalled();
      expect(interpreting.readWithDictionary).not.toHaveBeenCalled();
      expect(metrics.stoodIn).not.toHaveBeenCalled();
    });

    it('is left to the queue when the worker shuts down', async () => {
      const aborted = new InterpreterError('aborted', 'shutting down');
      const { outcome, rows } = await failWith(aborted);
      expect(outcome).toBe(aborted);
      expect(rows.complete).not.toHaveBeenCalled();
    });

    it('passes an error on that is not the interpreter’s, and counts nothing', async () => {
      const bug = new TypeError('bug');
      const { outcome, metrics, interpreting } = await failWith(bug);
      expect(outcome).toBe(bug);
      expect(metrics.tried).not.toHaveBeenCalled();
      expect(interpreting.readWithDictionary).not.toHaveBeenCalled();
    });
  });

  it('asks no model for a dream that was taken up more than ten times', async () => {
    const tenth = createWork({ ...claimed, attempts: 10 });
    await tenth.work.read('dream', 5, running);
    expect(tenth.interpret).toHaveBeenCalledTimes(1);
    const eleventh = createWork({ ...claimed, attempts: 11 });
    await eleventh.work.read('dream', 5, running);
    expect(eleventh.interpret).not.toHaveBeenCalled();
    const made = { ...completion, engine: 'lexicon', fallback: true, failure: 'unavailable' };
    expect(eleventh.rows.complete.mock.calls).toEqual([['dream', made, noCost]]);
  });

  it('writes the reading once the database is back', async () => {
    const { work, rows } = createWork();
    rows.complete.mockRejectedValueOnce(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    jest.useRealTimers();
    await work.read('dream', 5, running);
    expect(rows.complete).toHaveBeenCalledTimes(2);
  });
});
