import { setImmediate as immediately } from 'node:timers/promises';

const LONGEST_TURN_MS = 10;

let began = 0;
let next: Promise<void> | undefined;

function nextTurn(): Promise<void> {
  next ??= immediately().then(() => {
    next = undefined;
    began = performance.now();
  });
  return next;
}

/**
 * Runs a step as soon as the event loop has time for it. Any number of concurrent steps blocks the loop for at most ten
 * milliseconds and one step; then other work runs.
 */
export async function inTurn<Result>(step: () => Result): Promise<Result> {
  while (performance.now() - began > LONGEST_TURN_MS) await nextTurn();
  return step();
}
