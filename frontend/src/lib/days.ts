const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** A day by the clocks of who reads, as `2026-11-24`. */
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

/** The last `count` days, today at the end. */
export function lastDays(count: number, today = new Date()): Day[] {
  return Array.from({ length: count }, (_, place) => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - (count - 1 - place));
    return { key: keyOf(date), weekday: WEEKDAYS[date.getDay()] ?? '', day: date.getDate() };
  });
}
