import { FeatureTable, hashOf } from './feature-table.js';

const features = Array.from({ length: 1_000 }, (_, number) => `w:단어${number}`);

describe('FeatureTable', () => {
  it('finds the number of each feature', () => {
    const table = new FeatureTable(Uint32Array.from(features, hashOf));
    expect(features.map((feature) => table.numberOf(feature))).toEqual([...features.keys()]);
  });

  it('does not find unknown features', () => {
    const table = new FeatureTable(Uint32Array.from(features, hashOf));
    expect(features.map((feature) => table.numberOf(`${feature}?`))).toEqual(features.map(() => -1));
    expect(new FeatureTable(new Uint32Array()).numberOf('w:뱀')).toBe(-1);
  });

  it('finds the first of two features with the same hash', () => {
    expect(new FeatureTable(Uint32Array.of(hashOf('w:뱀'), hashOf('w:뱀'))).numberOf('w:뱀')).toBe(0);
  });
});
