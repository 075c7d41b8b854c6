const DAYS = ['일', '월', '화', '수', '목', '금', '토'];
const MINUTE_MS = 60_000;

/** Minutes that a place's clocks are ahead of UTC at a time. */
type Clocks = (time: Date) => number;
const readersClocks: Clocks = (time) => -time.getTimezoneOffset();
const koreanClocks: Clocks = () => 9 * 60;

// By hand: the first Intl.DateTimeFormat took 45 ms of opening the board (docs/performance.md).
const day = (date: Date) => `${date.getUTCFullYear()}년 ${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일`;
const longDay = (date: Date) => `${day(date)} ${DAYS[date.getUTCDay()] ?? ''}요일`;

function clock(date: Date): string {
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${hours < 12 ? '오전' : '오후'} ${hours % 12 || 12}:${minutes}`;
}

/** The UTC fields of what `words` gets are what the clocks show. */
const format =
  (words: (date: Date) => string, clocks: Clocks = readersClocks) =>
  (time: string) => {
    const date = new Date(time);
    if (Number.isNaN(date.getTime())) return '';
    return words(new Date(date.getTime() + clocks(date) * MINUTE_MS));
  };

const dayAndHour = (date: Date) => `${day(date)} ${clock(date)}`;

/** 2026년 11월 21일, as all of these by the clocks of who reads; nothing for what is no time. */
export const formatDate = format(day);

/** 2026년 11월 21일 토요일 */
export const formatLongDate = format(longDay);

/** 2026년 11월 21일 오전 7:12 */
export const formatDateTime = format(dayAndHour);

/** 2026년 11월 21일 토요일 오전 7:12 */
export const formatLongDateTime = format((date) => `${longDay(date)} ${clock(date)}`);

/** As the server writes them, which does not know who reads. */
export const formatKoreanDate = format(day, koreanClocks);
export const formatKoreanDateTime = format(dayAndHour, koreanClocks);
