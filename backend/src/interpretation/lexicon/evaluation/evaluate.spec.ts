import { loadLexicon } from '../lexicon.js';
import { evaluateMatcher } from './evaluate.js';
import { heldOutDreams } from './held-out-dreams.js';
import { labelledDreams } from './labelled-dreams.js';

describe('the matcher on labelled dreams', () => {
  const { labelled, heldOut } = evaluateMatcher();

  it('is judged on at least 150 dreams and on 40 it was never tuned on', () => {
    expect(labelled.dreams).toBeGreaterThanOrEqual(150);
    expect(heldOut.dreams).toBeGreaterThanOrEqual(40);
  });

  it('finds what is there and little else', () => {
    expect(labelled.precision).toBeGreaterThanOrEqual(0.97);
    expect(labelled.recall).toBeGreaterThanOrEqual(0.95);
    expect(labelled.situations).toBeGreaterThanOrEqual(0.9);
  });

  it('does as well on the dreams kept apart', () => {
    expect(Math.abs(labelled.precision - heldOut.precision)).toBeLessThanOrEqual(0.05);
    expect(Math.abs(labelled.recall - heldOut.recall)).toBeLessThanOrEqual(0.05);
  });

  it('is labelled with symbols and situations that exist', () => {
    const lexicon = loadLexicon();
    for (const { dream, symbols, situations } of [...labelledDreams, ...heldOutDreams]) {
      const unknown = symbols.filter((id) => !lexicon.find(id));
      const untold = Object.entries(situations).filter(
        ([id, when]) => !lexicon.find(id)?.situations.some((situation) => situation.when === when),
      );
      expect({ dream, unknown, untold }).toEqual({ dream, unknown: [], untold: [] });
    }
  });

  it('keeps the two sets apart', () => {
    const known = new Set(labelledDreams.map(({ dream }) => dream));
    expect(heldOutDreams.filter(({ dream }) => known.has(dream))).toEqual([]);
  });
});
