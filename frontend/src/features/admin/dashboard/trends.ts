import type { TrendDay } from '@kkumpuri/contract';

export type Counted = Exclude<keyof TrendDay, 'date'>;

const WEEK = 7;
/** Below this a share says less than the number itself. */
const FEW = 50;

export interface WeekOfCounts {
  sum: number;
  /** Against the week before: `+12%`, `-3`; nothing where nothing changed. */
  change: string;
  rose: boolean;
  /** Oldest first, as a line runs. */
  line: number[];
}

function changeOf(sum: number, before: number): string {
  const more = sum - before;
  if (more === 0) return '';
  const sign = more > 0 ? '+' : '−';
  if (before < FEW) return `${sign}${Math.abs(more).toLocaleString('ko-KR')}`;
  return `${sign}${Math.round((Math.abs(more) / before) * 100)}%`;
}

/** The last seven days of a count, beside the seven before. `days` come newest first. */
export function lastWeek(days: readonly TrendDay[], key: Counted): WeekOfCounts {
  const values = days.map((day) => day[key]);
  const sumOf = (part: number[]) => part.reduce((sum, value) => sum + value, 0);
  const sum = sumOf(values.slice(0, WEEK));
  const before = sumOf(values.slice(WEEK, 2 * WEEK));
  return { sum, change: changeOf(sum, before), rose: sum > before, line: values.reverse() };
}

/** The next round number above, for the top of an axis: 1, 8, 30, 600 … */
export function roundTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power;
}
