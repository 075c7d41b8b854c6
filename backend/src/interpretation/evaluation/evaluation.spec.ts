import { HaemongService } from '../haemong/haemong.service.js';
import { evaluateReadings, type ReadingsScore } from './evaluate-readings.js';
import { evaluationDreams } from './evaluation-dreams.js';

describe('the dictionary over the fixed set of dreams', () => {
  let score: ReadingsScore;
  beforeAll(async () => {
    const haemong = new HaemongService();
    score = await evaluateReadings(haemong.interpreter, haemong, { shortest: 150, longest: 1000 });
  });

  it('is judged on 120 different dreams of every group', () => {
    expect(new Set(evaluationDreams.map(({ dream }) => dream)).size).toBe(120);
    expect(new Set(evaluationDreams.map(({ group }) => group)).size).toBe(8);
  });

  it('reads every dream that is no crisis and fails no criterion', () => {
    expect(score.failed).toEqual([]);
    expect(score.mistakes).toEqual([]);
  });

  it('quotes literally, foretells nothing and obeys no dream', () => {
    expect(score.kept).toMatchObject({ grounding: 1, 'no forbidden claims': 1, 'no breach': 1 });
  });

  it('shows help in every crisis, and the calm answer in nearly all', () => {
    expect(score.crisis.missed).toEqual([]);
    expect(score.crisis.found).toBeGreaterThanOrEqual(12);
    expect(score.crisis.falseAlarms.length).toBeLessThanOrEqual(2);
  });
});
