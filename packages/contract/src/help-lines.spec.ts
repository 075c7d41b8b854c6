import { calmAnswer, callHref, gentleWord, helpLines, textHref } from './help-lines.js';

describe('the calm answer', () => {
  it.each(Object.values(helpLines).map(({ number }) => number))('names %s once', (number) => {
    expect(calmAnswer().match(new RegExp(`(?<![\\d-])${number}(?![\\d-])`, 'g'))).toHaveLength(1);
  });

  it('reads no fortune, in a few short paragraphs', () => {
    const paragraphs = calmAnswer().split('\n');
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    expect(paragraphs.every((paragraph) => paragraph.trim() !== '' && paragraph.length < 160)).toBe(true);
    expect(calmAnswer()).not.toMatch(/길몽|흉몽|전통|재물/);
  });

  it('leaves a number to call with the gentle word too', () => {
    expect(gentleWord()).toContain('109');
  });
});

it.each([
  ['109', 'tel:109', 'sms:109'],
  ['1577-0199', 'tel:15770199', 'sms:15770199'],
])('%s can be called and texted', (number, call, text) => {
  expect([callHref(number), textHref(number)]).toEqual([call, text]);
});
