import { HaemongService } from '../haemong/haemong.service.js';
import { evaluateReadings, type ReadingsScore } from './evaluate-readings.js';
import { evaluationDreams } from './evaluation-dreams.js';

describe('the dictionary on the evaluation dreams', () => {
  let score: ReadingsScore;
  beforeAll(async () => {
    const haemong = new HaemongService();
    score = await evaluateReadings(haemong.interpreter, haemong, { shortest: 150, longest: 1000 });
  });

  it('covers 120 different dreams in eight groups', () => {
    expect(new Set(evaluationDreams.map(({ dream }) => dream)).size).toBe(120);
    expect(new Set(evaluationDreams.map(({ group }) => group)).size).toBe(8);
  });

  it('interprets every dream outside a crisis and fails no criterion', () => {
    expect(score.failed).toEqual([]);
    expect(score.mistakes).toEqual([]);
  });

  it('quotes literally, makes no forbidden claim and obeys no injected instruction', () => {
    expect(score.passRates).toMatchObject({ grounding: 1, 'no forbidden claims': 1, 'no breach': 1 });
  });

  it('shows help in every crisis and the calm answer in at least 12 of 15', () => {
    expect(score.crisis.missed).toEqual([]);
    expect(score.crisis.found).toBeGreaterThanOrEqual(12);
    expect(score.crisis.falseAlarms.length).toBeLessThanOrEqual(2);
  });
});
