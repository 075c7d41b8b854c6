import { DraftWriter } from './draft-writer.js';

describe('DraftWriter', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('saves the draft 250 ms after the first write', async () => {
    const save = jest.fn(() => Promise.resolve());
    const draft = new DraftWriter(save);
    draft.write('summary', '하나');
    await jest.advanceTimersByTimeAsync(200);
    draft.write('summary', '하나 둘');
    draft.write('traditional', '셋');
    await jest.advanceTimersByTimeAsync(49);
    expect(save).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([[{ summary: '하나 둘', traditional: '셋' }]]);
  });

  it('saves the draft again only after another write', async () => {
    const save = jest.fn(() => Promise.resolve());
    const draft = new DraftWriter(save);
    draft.write('summary', '하나');
    await jest.advanceTimersByTimeAsync(5_000);
    draft.write('summary', '하나 둘');
    await jest.advanceTimersByTimeAsync(250);
    // Later writes do not change the object passed to an earlier save.
    expect(save.mock.calls).toEqual([[{ summary: '하나' }], [{ summary: '하나 둘' }]]);
  });

  it('runs one save at a time', async () => {
    const finish: (() => void)[] = [];
    const save = jest.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
    const draft = new DraftWriter(save);
    draft.write('summary', '하나');
    await jest.advanceTimersByTimeAsync(250);
    draft.write('summary', '하나 둘');
    await jest.advanceTimersByTimeAsync(250);
    expect(save).toHaveBeenCalledTimes(1);
    finish[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('continues after a failed save', async () => {
    const save = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('connection lost'));
    const draft = new DraftWriter(save);
    draft.write('summary', '하나');
    await jest.advanceTimersByTimeAsync(250);
    draft.write('summary', '하나 둘');
    await jest.advanceTimersByTimeAsync(250);
    expect(save).toHaveBeenCalledTimes(2);
    await expect(draft.stop()).resolves.toBeUndefined();
  });

  it('waits for the running save when stopped, and saves nothing afterwards', async () => {
    let finish: () => void = () => undefined;
    const save = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const draft = new DraftWriter(save);
    draft.write('summary', '하나');
    await jest.advanceTimersByTimeAsync(250);
    draft.write('summary', '하나 둘');
    const stopped = jest.fn();
    const stop = draft.stop().then(stopped);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(stopped).not.toHaveBeenCalled();
    finish();
    await stop;
    expect(save).toHaveBeenCalledTimes(1);
  });
});
