const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** The date in the reader's time zone, e.g. `2026-11-24`. */
function keyOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

export const dayOf = (time: string): string => keyOf(new Date(time));

export interface Day {
  key: string;
  weekday: string;
  day: number;
}

/** The last `count` days, ending with today. */
export function lastDays(count: number, today = new Date()): Day[] {
  return Array.from({ length: count }, (_, place) => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - (count - 1 - place));
    return { key: keyOf(date), weekday: WEEKDAYS[date.getDay()] ?? '', day: date.getDate() };
  });
}

/** `2026-11` */
export const monthOf = (time: string): string => dayOf(time).slice(0, 7);

/** The days of a month in rows from Sunday to Saturday; days of the neighbouring months are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = new Date(year, number - 1, 1).getDay();
  const count = new Date(year, number, 0).getDate();
  const weeks = Math.ceil((before + count) / 7);
  return Array.from({ length: weeks }, (_row, week) =>
    Array.from({ length: 7 }, (_column, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > count ? undefined : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}
