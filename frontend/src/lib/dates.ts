const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('ko-KR', options);
  return (time: string) => {
    const date = new Date(time);
    return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
  };
};

/** 2026년 11월 21일 */
export const formatDate = format({ year: 'numeric', month: 'long', day: 'numeric' });

/** 2026년 11월 21일 토요일 */
export const formatLongDate = format({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' });

/** 2026년 11월 21일 오전 7:12 */
export const formatDateTime = format({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** 2026년 11월 21일 토요일 오전 7:12 */
export const formatLongDateTime = format({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
});
