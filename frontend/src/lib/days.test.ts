import { dayOf, lastDays, monthOf, weeksOf } from './days';

describe("days in the reader's time zone", () => {
  it('returns the day and the month of a time', () => {
    const time = new Date(2026, 10, 3, 0, 30).toISOString();
    expect([dayOf(time), monthOf(time)]).toEqual(['2026-11-03', '2026-11']);
  });

  it('lists the last days up to today across the end of a month', () => {
    const days = lastDays(3, new Date(2026, 2, 1, 23));
    expect(days.map(({ key, weekday }) => `${key} ${weekday}`)).toEqual([
      '2026-02-27 금',
      '2026-02-28 토',
      '2026-03-01 일',
    ]);
  });

  it('splits a month into weeks that start on Sunday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', ...Array<undefined>(5).fill(undefined)]);
    expect(weeksOf('2026-08')).toHaveLength(6);
    expect(weeksOf('2026-08')[0]?.slice(5)).toEqual([undefined, '2026-08-01']);
  });
});
