import { breakLines, fitText, measure } from './break-lines.js';

describe('lines of a picture', () => {
  it('breakLines breaks between words', () => {
    expect(breakLines('할머니가 건네준 떡 꿈 해석', 8)).toEqual(['할머니가 건네준', '떡 꿈 해석']);
  });

  it('breakLines breaks inside a word that is too long, but never inside a character', () => {
    const lines = breakLines('가'.repeat(9) + '𠮷𠮷', 4);
    expect(lines.join('')).toBe('가'.repeat(9) + '𠮷𠮷');
    expect(lines.every((line) => measure(line) <= 4)).toBe(true);
  });

  it('breakLines returns no lines for a blank text', () => {
    expect(breakLines('  ', 8)).toEqual([]);
  });

  it('fitText reduces the size for longer texts and cuts text that does not fit', () => {
    const sizes = [
      { size: 100, lines: 1 },
      { size: 50, lines: 2 },
    ];
    expect(fitText('짧은 꿈', 500, sizes).size).toBe(100);
    expect(fitText('조금 더 긴 제목의 꿈', 500, sizes).size).toBe(50);
    const long = fitText('아주 긴 제목 '.repeat(20), 500, sizes);
    expect(long.lines).toHaveLength(2);
    expect(long.lines[1]).toMatch(/[^ ]…$/);
  });
});
