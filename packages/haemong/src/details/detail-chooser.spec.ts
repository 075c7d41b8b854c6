import type { DetailWords } from '../schema/detail.js';
import { detailAt } from './detail-chooser.js';
import type { Detail } from './detail-finder.js';

const wordsOf = (more: Partial<DetailWords> = {}): DetailWords => ({
  said: '',
  variants: [],
  minor: false,
  atWaking: false,
  mine: false,
  ...more,
});
const words = {
  warm: wordsOf(),
  cold: wordsOf(),
  number: wordsOf({ minor: true }),
};
const detail = (kind: string, start: number): Detail => ({ kind, share: 0.5, start, end: start + 5 });

describe('detailAt', () => {
  const told = [detail('number', 0), detail('warm', 3), detail('cold', 20)];

  it('returns the detail that the point tells, a minor one only without others', () => {
    expect(detailAt({ start: 2, end: 6 }, told, words)).toEqual(told[1]);
    expect(detailAt({ start: 0, end: 2 }, told, words)).toEqual(told[0]);
  });

  it('returns undefined without a point or a detail in it', () => {
    expect(detailAt({ start: 10, end: 15 }, told, words)).toBeUndefined();
    expect(detailAt(undefined, told, words)).toBeUndefined();
  });
});
