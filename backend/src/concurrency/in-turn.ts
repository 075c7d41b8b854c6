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
 * Takes a step as soon as the event loop has time for it. Steps of many that are due at once hold the loop for ten milliseconds
 * and one step at most, however many they are: then everything else has its turn.
 */
export async function inTurn<Result>(step: () => Result): Promise<Result> {
  while (performance.now() - began > LONGEST_TURN_MS) await nextTurn();
  return step();
}
