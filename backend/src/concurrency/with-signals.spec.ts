import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { withSignals } from './with-signals.js';

/** Rejects when its signal aborts, and never resolves. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** Waits first, because objects created in this turn of the event loop are kept until its end. */
async function collectGarbage(): Promise<void> {
  await new Promise(setImmediate);
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

describe('withSignals', () => {
  const quiet = new AbortController().signal;

  it('times out even if garbage was collected meanwhile', async () => {
    const work = withSignals([quiet], endless, 50);
    const ended = expect(work).rejects.toMatchObject({ name: 'TimeoutError' });
    await collectGarbage();
    await ended;
  });

  it('rejects with the reason of the first signal that aborts', async () => {
    const controller = new AbortController();
    const work = withSignals([quiet, controller.signal], endless, 10_000);
    controller.abort(new Error('shutting down'));
    await expect(work).rejects.toThrow('shutting down');
  });

  it('rejects if a signal had aborted before the call', async () => {
    await expect(withSignals([AbortSignal.abort(new Error('gone'))], endless)).rejects.toThrow('gone');
  });

  it('returns the result of the work', async () => {
    await expect(withSignals([quiet], () => Promise.resolve('뱀'), 10_000)).resolves.toBe('뱀');
  });
});
