import { checkAnswer } from '../model/checks/reading-check.js';
import { casesOf, isOwnAccepted, type WrittenCase } from './written-cases.fixture.js';
import { asModelReading, laterWriters } from './written-readings.js';

const MAX_GOOD_REJECTED = 0.04;
/** Of the last 120 readings that the check had not been tried on, 28 passed unchanged (23 %). */
const MAX_WRONG_UNCHANGED = 0.2;

const cases = casesOf(laterWriters);

/** Accepted with all its sentences: an accepted reading may have lost a wrong one. */
function isUnchanged({ written, material }: WrittenCase): boolean {
  const checked = checkAnswer(JSON.stringify(asModelReading(written, material)), material);
  const { summary, traditional, psychological } = written.reading;
  return (
    'reading' in checked &&
    checked.reading.summary === summary &&
    checked.reading.traditional.text === traditional &&
    checked.reading.psychological.text === psychological
  );
}

describe('checkAnswer on readings of later writers', () => {
  it('rejects at most 4 % of the good readings', () => {
    const good = cases.filter(({ written }) => written.kind === 'good');
    const rejected = good.filter((one) => !isOwnAccepted(one));
    expect(rejected.length / good.length).toBeLessThanOrEqual(MAX_GOOD_REJECTED);
  });

  it('leaves at most 20 % of the wrong readings unchanged', () => {
    const bad = cases.filter(({ written }) => written.kind === 'bad');
    const unchanged = bad.filter(isUnchanged);
    expect(unchanged.length / bad.length).toBeLessThanOrEqual(MAX_WRONG_UNCHANGED);
  });
});
