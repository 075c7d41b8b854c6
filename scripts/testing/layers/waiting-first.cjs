const { default: Sequencer } = require('@jest/test-sequencer');

/** Fault specs wait for clocks, whatever their size, by which Jest orders files that it has not timed yet. */
const WAITS = /\/faults-[^/]+$/;

/**
 * Files that mostly wait begin early, each beside one that works: the working ones fill the pauses, no waiting file runs
 * alone at the end, and never do all workers restart processes at the same time.
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
