import { InterpreterError } from '../../interpretation/interpreter.port.js';
import {
  claimed,
  completion,
  createWork,
  DEADLINE_MS,
  noCost,
  NOW,
  ofModel,
  ofModelCost,
} from '../../../test/support/interpretation-work.js';

describe('InterpretationWork with a fallback model or a budget', () => {
  const running = new AbortController().signal;

  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());

  describe('fallback model', () => {
    const garbage = new InterpreterError('garbage', 'no JSON', undefined, {
      inputTokens: 1,
      outputTokens: 1,
    });

    it('calls the fallback model before the dictionary, and records both calls', async () => {
      const { work, rows, interpret, interpreting, usage } = createWork(claimed, { hasFallbackModel: true });
      interpret.mockRejectedValueOnce(garbage);
      interpret.mockResolvedValueOnce({ ...ofModel, engine: 'other-model' });
      await work.read('dream', 5, running);
      expect(interpret.mock.calls.map(([, , reader]) => reader)).toEqual(['first', 'fallback']);
      expect(rows.complete.mock.calls).toEqual([
        ['dream', { ...completion, engine: 'other-model' }, ofModelCost],
      ]);
      expect(interpreting.readWithDictionary).not.toHaveBeenCalled();
      expect(usage.record).toHaveBeenCalledTimes(2);
      expect(usage.record).toHaveBeenLastCalledWith(expect.objectContaining({ model: 'other-model' }));
    });

    it('falls back to the dictionary with the first failure when the fallback model fails too', async () => {
      const { work, rows, interpret } = createWork(claimed, { hasFallbackModel: true });
      interpret.mockRejectedValueOnce(garbage);
      interpret.mockRejectedValueOnce(new InterpreterError('refused', 'no'));
      await work.read('dream', 5, running);
      const made = { ...completion, engine: 'lexicon', fallback: true, failure: 'garbage' };
      expect(rows.complete.mock.calls).toEqual([['dream', made, noCost]]);
    });

    it('reserves a share of the deadline for the fallback model', async () => {
      const { work, interpret } = createWork(claimed, { hasFallbackModel: true });
      let signal: AbortSignal | undefined;
      interpret.mockImplementationOnce((_dream, options) => {
        ({ signal } = options);
        return new Promise((_, reject) =>
          options.signal.addEventListener('abort', () => reject(new InterpreterError('timeout', 'late'))),
        );
      });
      const done = work.read('dream', 5, running);
      await jest.advanceTimersByTimeAsync(DEADLINE_MS * 0.6);
      expect(signal?.aborted).toBe(true);
      await done;
      expect(interpret).toHaveBeenCalledTimes(2);
    });
  });

  it('calls no model after the daily budget is spent', async () => {
    const { work, rows, interpret, metrics } = createWork(claimed, { isBudgetSpent: true });
    await work.read('dream', 5, running);
    expect(interpret).not.toHaveBeenCalled();
    const made = { ...completion, engine: 'lexicon', fallback: true, failure: 'over_budget' };
    expect(rows.complete.mock.calls).toEqual([['dream', made, noCost]]);
    expect(metrics.fellBack.mock.calls).toEqual([['over_budget']]);
  });
});
