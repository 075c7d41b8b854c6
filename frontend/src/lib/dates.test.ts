import {
  formatDate,
  formatDateTime,
  formatKoreanDate,
  formatKoreanDateTime,
  formatLongDate,
  formatLongDateTime,
} from './dates';

const at = (...time: [number, number, number, number, number]) => new Date(...time).toISOString();

describe('date formatting', () => {
  test.each([
    ['just after midnight', at(2026, 10, 21, 0, 5), '2026년 11월 21일 토요일 오전 12:05'],
    ['in the morning', at(2026, 10, 22, 7, 12), '2026년 11월 22일 일요일 오전 7:12'],
    ['at noon', at(2027, 0, 1, 12, 0), '2027년 1월 1일 금요일 오후 12:00'],
    ['at night', at(2026, 1, 28, 23, 59), '2026년 2월 28일 토요일 오후 11:59'],
  ])('formats a time %s with its weekday', (_, time, words) => {
    expect(formatLongDateTime(time)).toBe(words);
    expect(formatLongDate(time)).toBe(words.slice(0, words.indexOf('요일') + 2));
  });

  test('formats the date alone or with the time', () => {
    const time = at(2026, 10, 21, 15, 4);
    expect(formatDate(time)).toBe('2026년 11월 21일');
    expect(formatDateTime(time)).toBe('2026년 11월 21일 오후 3:04');
  });

  test("formats in Korean time whatever the reader's time zone", () => {
    expect(formatKoreanDate('2026-11-20T16:00:00.000Z')).toBe('2026년 11월 21일');
    expect(formatKoreanDateTime('2026-11-20T14:59:00.000Z')).toBe('2026년 11월 20일 오후 11:59');
  });

  test('returns an empty string for an invalid time', () => {
    expect(formatDate('어제')).toBe('');
  });
});
