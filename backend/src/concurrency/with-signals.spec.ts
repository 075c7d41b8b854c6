import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { withSignals } from './with-signals.js';

/** Ends as its signal says. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** What was made in this turn of the event loop is held until its end. */
async function collectGarbage(): Promise<void> {
  await new Promise(setImmediate);
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

describe('work under signals', () => {
  const quiet = new AbortController().signal;

  it('ends when its time is up, whatever was forgotten meanwhile', async () => {
    const work = withSignals([quiet], endless, 50);
    const ended = expect(work).rejects.toMatchObject({ name: 'TimeoutError' });
    await collectGarbage();
    await ended;
  });

  it('ends for the reason of whichever signal aborts first', async () => {
    const controller = new AbortController();
    const work = withSignals([quiet, controller.signal], endless, 10_000);
    controller.abort(new Error('shutting down'));
    await expect(work).rejects.toThrow('shutting down');
  });

  it('does not begin as if nothing were when a signal had aborted before', async () => {
    await expect(withSignals([AbortSignal.abort(new Error('gone'))], endless)).rejects.toThrow('gone');
  });

  it('gives what the work gives', async () => {
    await expect(withSignals([quiet], () => Promise.resolve('뱀'), 10_000)).resolves.toBe('뱀');
  });
});
