import { HaemongService } from '../haemong/haemong.service.js';
import type { DreamMaterial } from '../dream-material.js';
import { checkAnswer } from '../model/checks/reading-check.js';
import type { ModelReading } from '../model/model-reading.js';
import { writtenAnswers } from './written-answers.js';
import {
  asModelReading,
  laterWriters,
  readingsOf,
  writers,
  type WrittenReading,
} from './written-readings.js';

/** On authors whose readings nobody has seen, more are accepted: reversed endings and actions of others are hard to detect. */
const MAX_WRONG_ACCEPTED = 0.09;
/** Each good reading is checked against this many other dreams. */
const SWAPS = 10;
const MAX_SWAPS_ACCEPTED = 0.03;
const MAX_GOOD_REJECTED = 0.03;
const MAX_ANSWERS_REJECTED = 0.05;
const MAX_LATER_GOOD_REJECTED = 0.04;
/** Of the last 60 readings that the check had not been tried on, 17 passed unchanged. */
const MAX_LATER_WRONG_UNCHANGED = 0.28;
/** Longest time of a check, as a multiple of the time to find the symbols of a dream. */
const MAX_TIME_RATIO = 2;

interface Case {
  written: WrittenReading;
  material: DreamMaterial;
}

const haemong = new HaemongService();
const toCase = (written: WrittenReading): Case => ({
  written,
  material: haemong.materialOf(written.dream.normalize('NFC')),
});
const cases: Case[] = writers.flatMap(readingsOf).map(toCase);
const later: Case[] = laterWriters.flatMap(readingsOf).map(toCase);
const good = cases.filter(({ written }) => written.kind === 'good');
const bad = cases.filter(({ written }) => written.kind === 'bad');

const isAccepted = (reading: ModelReading, material: DreamMaterial): boolean =>
  'reading' in checkAnswer(JSON.stringify(reading), material);
const isOwnAccepted = ({ written, material }: Case) =>
  isAccepted(asModelReading(written, material), material);
/** Accepted with all its sentences: an accepted reading may have lost a wrong one. */
function isUnchanged({ written, material }: Case): boolean {
  const checked = checkAnswer(JSON.stringify(asModelReading(written, material)), material);
  const { summary, traditional, psychological } = written.reading;
  return (
    'reading' in checked &&
    checked.reading.summary === summary &&
    checked.reading.traditional.text === traditional &&
    checked.reading.psychological.text === psychological
  );
}
const names = (list: readonly Case[]) => list.map(({ written: { id, fault } }) => `${id} ${fault}`);

/** A sixth of the cases: each is measured ten times. */
const timed = cases.filter((_case, at) => at % 6 === 0);

/** CPU time per case in microseconds, in the fastest of five rounds. */
function timeOf(work: (one: Case) => void): number {
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

  it('rejects at most 4 % of the good readings of later writers', () => {
    const laterGood = later.filter(({ written }) => written.kind === 'good');
    const rejected = laterGood.filter((one) => !isOwnAccepted(one));
    expect(rejected.length / laterGood.length).toBeLessThanOrEqual(MAX_LATER_GOOD_REJECTED);
  });

  it('leaves at most 28 % of the wrong readings of later writers unchanged', () => {
    const laterBad = later.filter(({ written }) => written.kind === 'bad');
    const unchanged = laterBad.filter(isUnchanged);
    expect(unchanged.length / laterBad.length).toBeLessThanOrEqual(MAX_LATER_WRONG_UNCHANGED);
  });

  it('rejects at most 5 % of the handwritten answers to the prompt', () => {
    const rejected = writtenAnswers().filter(
      (one) => !isAccepted(one.answer, haemong.materialOf(one.dream.normalize('NFC'))),
    );
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
