const DAYS = ['일', '월', '화', '수', '목', '금', '토'];
const MINUTE_MS = 60_000;

/** Minutes ahead of UTC at the given time. */
type UtcOffset = (time: Date) => number;
const localOffset: UtcOffset = (time) => -time.getTimezoneOffset();
const koreanOffset: UtcOffset = () => 9 * 60;

// Without Intl: creating the first Intl.DateTimeFormat took 45 ms of opening the board (docs/performance.md).
const day = (date: Date) => `${date.getUTCFullYear()}년 ${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일`;
const longDay = (date: Date) => `${day(date)} ${DAYS[date.getUTCDay()] ?? ''}요일`;

function clock(date: Date): string {
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${hours < 12 ? '오전' : '오후'} ${hours % 12 || 12}:${minutes}`;
}

/** Shifts the time by the offset, so that `toText` reads local time from the UTC fields. */
const format =
  (toText: (date: Date) => string, offset: UtcOffset = localOffset) =>
  (time: string) => {
    const date = new Date(time);
    if (Number.isNaN(date.getTime())) return '';
    return toText(new Date(date.getTime() + offset(date) * MINUTE_MS));
  };

const dayAndHour = (date: Date) => `${day(date)} ${clock(date)}`;

/** 2026년 11월 21일, like the next three in the reader's time zone; empty for an invalid time. */
export const formatDate = format(day);

/** 2026년 11월 21일 토요일 */
export const formatLongDate = format(longDay);

/** 2026년 11월 21일 오전 7:12 */
export const formatDateTime = format(dayAndHour);

/** 2026년 11월 21일 토요일 오전 7:12 */
export const formatLongDateTime = format((date) => `${longDay(date)} ${clock(date)}`);

/** For server rendering, where the reader's time zone is unknown. */
export const formatKoreanDate = format(day, koreanOffset);
export const formatKoreanDateTime = format(dayAndHour, koreanOffset);
