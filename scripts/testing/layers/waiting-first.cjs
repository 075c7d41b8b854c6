const { default: Sequencer } = require('@jest/test-sequencer');

/** Fault specs mostly wait for timeouts. Without earlier timings, Jest orders files by size, which ignores this. */
const WAITS = /\/faults-[^/]+$/;

/**
 * Starts files that mostly wait early, alternating with files that use the CPU: these fill the pauses, no waiting file
 * runs alone at the end, and the workers never all restart processes at the same time.
 */
module.exports = class WaitingFirst extends Sequencer {
  /** @override */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const waiting = sorted.filter(({ path }) => WAITS.test(path));
    const working = sorted.filter((test) => !waiting.includes(test));
    const pairs = waiting.flatMap((test, at) => [test, ...working.slice(at, at + 1)]);
    return [...pairs, ...working.slice(waiting.length)];
  }
};
