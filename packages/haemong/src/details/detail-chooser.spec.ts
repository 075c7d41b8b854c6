import type { DetailWords } from '../schema/detail.js';
import { detailFor } from './detail-chooser.js';
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
const detail = (kind: string, start: number, share = 0.5): Detail => ({ kind, share, start, end: start + 5 });
const point = (start: number, end: number, quote?: string) => ({
  kind: 'lost',
  share: 0.9,
  tone: 'even' as const,
  start,
  end,
  quote,
});

describe('detailFor', () => {
  const told = [detail('number', 0, 0.9), detail('warm', 3), detail('cold', 20, 0.8)];

  it('returns the detail of the quoted clause, a minor one only without others', () => {
    expect(detailFor(point(2, 6, '눈이 왔다'), told, words)).toEqual(told[1]);
    expect(detailFor(point(0, 2, '세 개였다'), told, words)).toEqual(told[0]);
    expect(detailFor(point(10, 15, '문이 있었다'), told, words)).toBeUndefined();
  });

  it('returns the likeliest detail of the dream if nothing is quoted', () => {
    expect(detailFor(point(2, 6), told, words)).toEqual(told[2]);
    expect(detailFor(undefined, told, words)).toEqual(told[2]);
    expect(detailFor(undefined, [], words)).toBeUndefined();
  });
});
