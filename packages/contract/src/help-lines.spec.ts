import { calmAnswer, callHref, gentleWord, helpLines, textHref } from './help-lines.js';

describe('calmAnswer', () => {
  it.each(Object.values(helpLines).map(({ number }) => number))(
    'contains the number %s exactly once',
    (number) => {
      expect(calmAnswer().match(new RegExp(`(?<![\\d-])${number}(?![\\d-])`, 'g'))).toHaveLength(1);
    },
  );

  it('consists of distinct short paragraphs and contains no dream interpretation', () => {
    const paragraphs = calmAnswer().split('\n');
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    expect(paragraphs.every((paragraph) => paragraph.trim() !== '' && paragraph.length < 160)).toBe(true);
    expect(calmAnswer()).not.toMatch(/길몽|흉몽|전통|재물/);
  });
});

it('gentleWord contains the number 109', () => {
  expect(gentleWord()).toContain('109');
});

it.each([
  ['109', 'tel:109', 'sms:109'],
  ['1577-0199', 'tel:15770199', 'sms:15770199'],
])('the tel: and sms: links of %s contain digits only', (number, call, text) => {
  expect([callHref(number), textHref(number)]).toEqual([call, text]);
});
