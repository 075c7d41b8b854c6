import { checkAnswer } from '../model/checks/reading-check.js';
import { writtenAnswers } from './written-answers.js';
import {
  casesOf,
  haemong,
  isAccepted,
  isOwnAccepted,
  materialOf,
  type WrittenCase,
} from './written-cases.fixture.js';
import { asModelReading, writers } from './written-readings.js';

/** On authors whose readings nobody has seen, more are accepted: reversed endings and actions of others are hard to detect. */
const MAX_WRONG_ACCEPTED = 0.09;
/** Each good reading is checked against this many other dreams. */
const SWAPS = 10;
const MAX_SWAPS_ACCEPTED = 0.03;
const MAX_GOOD_REJECTED = 0.03;
const MAX_ANSWERS_REJECTED = 0.05;
/** Longest time of a check, as a multiple of the time to find the symbols of a dream. */
const MAX_TIME_RATIO = 2;

const cases = casesOf(writers);
const good = cases.filter(({ written }) => written.kind === 'good');
const bad = cases.filter(({ written }) => written.kind === 'bad');

const names = (list: readonly WrittenCase[]) => list.map(({ written: { id, fault } }) => `${id} ${fault}`);

/** A sixth of the cases: each is measured ten times. */
const timed = cases.filter((_case, at) => at % 6 === 0);

/** CPU time per case in microseconds, in the fastest of five rounds. */
function timeOf(work: (one: WrittenCase) => void): number {
  const rounds = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    timed.forEach(work);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / timed.length;
  });
  return Math.min(...rounds);
}

describe('checkAnswer on readings of independent writers', () => {
  it('accepts at most 9 % of the wrong readings', () => {
    const accepted = bad.filter(isOwnAccepted);
    expect({
      accepted: names(accepted),
      isWithin: accepted.length <= bad.length * MAX_WRONG_ACCEPTED,
    }).toMatchObject({
      isWithin: true,
    });
  });

  it('rejects at most 3 % of the good readings', () => {
    const rejected = good.filter((one) => !isOwnAccepted(one));
    expect({
      rejected: names(rejected),
      isWithin: rejected.length <= good.length * MAX_GOOD_REJECTED,
    }).toMatchObject({
      isWithin: true,
    });
  });

  it('rejects at most 5 % of the handwritten answers to the prompt', () => {
    const rejected = writtenAnswers().filter((one) => !isAccepted(one.answer, materialOf(one.dream)));
    expect(rejected.length / writtenAnswers().length).toBeLessThanOrEqual(MAX_ANSWERS_REJECTED);
  });

  it('accepts at most 3 % of good readings without quotes for other dreams', () => {
    const swaps = good.flatMap(({ written }, at) =>
      [...good, ...good]
        .slice(at + 1, at + 1 + SWAPS)
        .map(({ material }) => ({ ...asModelReading(written, material), symbols: [], material })),
    );
    const accepted = swaps.filter(({ material, ...reading }) => isAccepted(reading, material));
    expect(accepted.length / swaps.length).toBeLessThanOrEqual(MAX_SWAPS_ACCEPTED);
  });

  it('takes at most twice as long as finding the symbols of a dream', () => {
    const answers = new Map(
      timed.map((one) => [one, JSON.stringify(asModelReading(one.written, one.material))]),
    );
    const checking = timeOf((one) => checkAnswer(answers.get(one) ?? '', one.material));
    const understanding = timeOf(({ written }) => haemong.matchSymbols(written.dream));
    expect(checking / understanding).toBeLessThanOrEqual(MAX_TIME_RATIO);
  });
});
