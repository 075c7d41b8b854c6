import type { TrendDay } from '@kkumpuri/contract';
import { lastWeek, roundTop } from './trends';

/** Newest first: seven days of `week`, seven of `before`, then older days, which `lastWeek` must not sum. */
const daysOf = (week: number, before: number): TrendDay[] =>
  Array.from({ length: 30 }, (_, ago) => ({
    date: `2026-11-${String(30 - ago).padStart(2, '0')}`,
    users: 0,
    dreams: ago < 7 ? week : ago < 14 ? before : 99,
    posts: 0,
    views: 0,
    likes: 0,
  }));

describe('lastWeek', () => {
  it.each([
    [20, 10, '+100%', true],
    [9, 10, '−10%', false],
    [3, 2, '+7', true],
    [1, 2, '−7', false],
    [5, 5, '', false],
  ])('compares %i a day with %i a day the week before', (week, before, change, rose) => {
    expect(lastWeek(daysOf(week, before), 'dreams')).toMatchObject({ sum: week * 7, change, rose });
  });

  it('returns the line from the oldest day to today', () => {
    const { line } = lastWeek(daysOf(1, 2), 'dreams');
    expect([line.length, line[0], line.at(-1)]).toEqual([30, 99, 1]);
  });
});

describe('roundTop', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 3],
    [64, 80],
    [120, 200],
    [501, 600],
  ])('rounds %i up to %i', (value, top) => expect(roundTop(value)).toBe(top));
});
