const { default: Sequencer } = require('@jest/test-sequencer');

/** Fault specs mostly wait for timeouts. Without earlier timings, Jest orders files by size, which ignores this. */
const WAITS = /\/faults-[^/]+$/;
/** With fewer, the workers run several waiting files at the same time and leave the CPU idle. */
const WORKING_BETWEEN = 6;

/**
 * Starts files that mostly wait early, each followed by files that use the CPU: these fill the pauses, no waiting file
 * runs alone at the end, and the workers never all restart processes at the same time.
 */
module.exports = class WaitingFirst extends Sequencer {
  /** @override */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const waiting = sorted.filter(({ path }) => WAITS.test(path));
    const working = sorted.filter((test) => !waiting.includes(test));
    return [...waiting.flatMap((test) => [test, ...working.splice(0, WORKING_BETWEEN)]), ...working];
  }
};
