import {
  countCharacters,
  isBeyond,
  isStorableText,
  isUuid,
  normalizeText,
  splitLabel,
  stripInvisible,
  trimText,
  truncate,
} from './text.js';

describe('text helpers', () => {
  it('countCharacters counts code points after NFC', () => {
    expect(countCharacters('뱀')).toBe(1);
    expect(countCharacters('뱀'.normalize('NFD'))).toBe(1);
    expect(countCharacters('🌙달')).toBe(2);
  });

  it('truncate cuts at code points and appends an ellipsis', () => {
    expect(truncate('🌙🌙🌙', 2)).toBe('🌙🌙…');
    expect(truncate('짧다', 10)).toBe('짧다');
  });

  it.each(['a\u0000b', '\uD800', '꿈\uDC00'])('isStorableText rejects %j', (text) => {
    expect(isStorableText(text)).toBe(false);
  });

  it('isStorableText accepts 30 combining marks in a row and rejects longer runs without normalizing them', () => {
    expect(normalizeText(`a${'\u0301'.repeat(30)}`)).toBe(`á${'\u0301'.repeat(29)}`);
    expect(isStorableText(`a${'\u0301'.repeat(30)}`)).toBe(true);
    const hostile = `a${'\u0301\u0316'.repeat(10_000)}`;
    const normalize = jest.spyOn(String.prototype, 'normalize');
    expect(isStorableText(hostile)).toBe(false);
    expect(countCharacters(hostile)).toBe(20_001);
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });

  it('isBeyond detects by length alone a text that is too long in any composition', () => {
    expect(isBeyond(2, '각'.normalize('NFD').repeat(2))).toBe(false);
    expect(isBeyond(2, '\u1F82'.normalize('NFD').repeat(2))).toBe(false);
    expect(isBeyond(2, 'a'.repeat(9))).toBe(true);
  });

  it.each(['', ' \n ', '\u200b', ' \u200c\u200d ', '\u2060\ufeff', '\u3164\u3164', '\u115f\u1160'])(
    'trimText returns an empty string for %j',
    (text) => {
      expect(trimText(text)).toBe('');
    },
  );

  it('trimText keeps invisible characters inside a text', () => {
    expect(trimText(' 👨\u200d👩\u200d👧 꿈\u200b풀이 ')).toBe('👨\u200d👩\u200d👧 꿈\u200b풀이');
  });

  it.each([
    ['달\u200b빛', '달빛'],
    ['\u202e빛달\u202c', '빛달'],
    ['\u2066달\u2069\u061c\ufeff', '달'],
    ['달\u00ad\u3164\u115f빛', '달빛'],
    ['달\u200d빛\ufe0f', '달빛'],
    ['👨\u200d👩\u200d👧 가족', '👨\u200d👩\u200d👧 가족'],
    ['👩🏽\u200d🚀❤\ufe0f', '👩🏽\u200d🚀❤\ufe0f'],
    ['1\ufe0f\u20e3 꿈', '1\ufe0f\u20e3 꿈'],
  ])('stripInvisible removes invisible characters from %j and keeps emoji intact', (text, shown) => {
    expect(stripInvisible(text)).toBe(shown);
  });

  it('isStorableText accepts an emoji', () => {
    expect(isStorableText('🌙')).toBe(true);
  });

  it('isUuid accepts upper-case UUIDs and rejects other text', () => {
    expect(isUuid('0B7C0C1E-0000-4000-8000-000000000000')).toBe(true);
    expect(isUuid('not-an-id')).toBe(false);
  });

  it('splitLabel separates a known label from the words of a line', () => {
    expect(splitLabel('전통 해몽(길한 꿈): 반기는 꿈이에요.')).toEqual({
      label: '전통 해몽(길한 꿈)',
      words: '반기는 꿈이에요.',
    });
    expect(splitLabel('어제: 비가 왔다.')).toEqual({ words: '어제: 비가 왔다.' });
  });
});
