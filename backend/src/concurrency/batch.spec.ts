import { Batch } from './batch.js';

/** A batch whose answers come when the test says so: each question doubled. */
function heldBatch() {
  const runs: { questions: number[]; end: () => void; fail: (error: Error) => void }[] = [];
  const batch = new Batch<number, number>(
    (questions) =>
      new Promise((resolve, reject) => {
        runs.push({ questions, end: () => resolve(questions.map((one) => one * 2)), fail: reject });
      }),
  );
  return { batch, runs };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('questions that are answered together', () => {
  afterEach(() => jest.useRealTimers());

  it('are asked together when they come in one turn, and the next while those are answered, each with its own answer', async () => {
    const { batch, runs } = heldBatch();
    const answers = [1, 2].map((question) => batch.ask(question));
    await settle();
    answers.push(batch.ask(3), batch.ask(4));
    await settle();
    expect(runs.map(({ questions }) => questions)).toEqual([[1, 2]]);
    runs[0]?.end();
    await settle();
    expect(runs.map(({ questions }) => questions)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    runs[1]?.end();
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8]);
  });

  it('are asked anew after a quiet moment', async () => {
    const { batch, runs } = heldBatch();
    const first = batch.ask(1);
    await settle();
    runs[0]?.end();
    await first;
    await settle();
    const second = batch.ask(5);
    await settle();
    expect(runs[1]?.questions).toEqual([5]);
    runs[1]?.end();
    expect(await second).toBe(10);
  });

  it('hear of a failure when they were in it, and the next are asked nevertheless', async () => {
    const { batch, runs } = heldBatch();
    const failed = Promise.allSettled([batch.ask(1)]);
    await settle();
    const next = batch.ask(2);
    runs[0]?.fail(new Error('away'));
    expect(await failed).toMatchObject([{ status: 'rejected', reason: { message: 'away' } }]);
    await settle();
    runs[1]?.end();
    expect(await next).toBe(4);
  });

  it('are not held up by a statement that hangs, whose coming back ends nobody else’s turn', async () => {
    jest.useFakeTimers();
    const { batch, runs } = heldBatch();
    const first = batch.ask(1);
    await jest.advanceTimersByTimeAsync(0);
    const second = batch.ask(2);
    await jest.advanceTimersByTimeAsync(100);
    expect(runs.map(({ questions }) => questions)).toEqual([[1], [2]]);
    const third = batch.ask(3);
    runs[0]?.end();
    await first;
    expect(runs).toHaveLength(2);
    runs[1]?.end();
    await second;
    await jest.advanceTimersByTimeAsync(0);
    runs[2]?.end();
    expect(await third).toBe(6);
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
