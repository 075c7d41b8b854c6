const DAYS = ['일', '월', '화', '수', '목', '금', '토'];

// By hand: the first Intl.DateTimeFormat took 45 ms of opening the board (docs/performance.md).
const day = (date: Date) => `${date.getFullYear()}년 ${date.getMonth() + 1}월 ${date.getDate()}일`;
const longDay = (date: Date) => `${day(date)} ${DAYS[date.getDay()] ?? ''}요일`;

function clock(date: Date): string {
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${hours < 12 ? '오전' : '오후'} ${hours % 12 || 12}:${minutes}`;
}

const format = (words: (date: Date) => string) => (time: string) => {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : words(date);
};

/** 2026년 11월 21일, as all of these in the time zone of who reads; nothing for what is no time. */
export const formatDate = format(day);

/** 2026년 11월 21일 토요일 */
export const formatLongDate = format(longDay);

/** 2026년 11월 21일 오전 7:12 */
export const formatDateTime = format((date) => `${day(date)} ${clock(date)}`);

/** 2026년 11월 21일 토요일 오전 7:12 */
export const formatLongDateTime = format((date) => `${longDay(date)} ${clock(date)}`);
