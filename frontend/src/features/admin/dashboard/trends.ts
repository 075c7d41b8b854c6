import type { TrendDay } from '@kkumpuri/contract';

export type CountKey = Exclude<keyof TrendDay, 'date'>;

const WEEK = 7;
/** Below this count of the previous week, show the absolute change instead of a percentage. */
const MIN_FOR_PERCENT = 50;

export interface WeekOfCounts {
  sum: number;
  /** Change from the previous week: `+12%`, `−3`, or an empty string if unchanged. */
  change: string;
  rose: boolean;
  /** Daily counts, oldest first. */
  line: number[];
}

function changeOf(sum: number, before: number): string {
  const more = sum - before;
  if (more === 0) return '';
  const sign = more > 0 ? '+' : '−';
  if (before < MIN_FOR_PERCENT) return `${sign}${Math.abs(more).toLocaleString('ko-KR')}`;
  return `${sign}${Math.round((Math.abs(more) / before) * 100)}%`;
}

/** Sums the last seven days of a count and compares them with the seven before. `days` is ordered newest first. */
export function lastWeek(days: readonly TrendDay[], key: CountKey): WeekOfCounts {
  const values = days.map((day) => day[key]);
  const sumOf = (part: number[]) => part.reduce((sum, value) => sum + value, 0);
  const sum = sumOf(values.slice(0, WEEK));
  const before = sumOf(values.slice(WEEK, 2 * WEEK));
  return { sum, change: changeOf(sum, before), rose: sum > before, line: values.reverse() };
}

/** Rounds up to a round number for the top of an axis: 1, 8, 30, 600 … */
export function roundTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power;
}
