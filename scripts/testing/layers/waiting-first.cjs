const { default: Sequencer } = require('@jest/test-sequencer');

/** Fault specs wait for clocks, whatever their size, by which Jest orders files that it has not timed yet. */
const WAITS = /\/faults-[^/]+$/;

/** Files that mostly wait come first, so that the others fill their pauses and none of them runs alone at the end. */
module.exports = class WaitingFirst extends Sequencer {
  /** @override */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const waiting = sorted.filter(({ path }) => WAITS.test(path));
    return [...waiting, ...sorted.filter((test) => !waiting.includes(test))];
  }
};
