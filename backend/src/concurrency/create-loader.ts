import DataLoader from 'dataloader';
import pTimeout from 'p-timeout';

/** A query that takes longer does not delay the next one: its connection may be dead. */
const LONGEST_TURN_MS = 100;

/**
 * Coalesces calls into one query: those of one tick, and those made while the previous query runs. Nothing is cached,
 * so no result is older than its call. Waiting for the previous query halves the queries under load
 * (docs/performance.md).
 */
export function createLoader<Key, Value>(
  loadAll: (keys: readonly Key[]) => Promise<Value[]>,
): DataLoader<Key, Value> {
  let turn: Promise<void> | undefined;
  return new DataLoader(
    (keys) => {
      const values = loadAll(keys);
      const current = pTimeout(values, { milliseconds: LONGEST_TURN_MS })
        .then(
          () => undefined,
          () => undefined,
        )
        .then(() => {
          if (turn === current) turn = undefined;
        });
      turn = current;
      return values;
    },
    {
      cache: false,
      batchScheduleFn: (dispatch) => {
        if (turn) void turn.then(dispatch);
        else setImmediate(dispatch);
      },
    },
  );
}
