import { sentencesOf, splitSentences, spokenSentencesOf } from './sentences.js';

describe('sentences', () => {
  it('splits after a punctuation mark and the closing quotes that follow it', () => {
    expect(splitSentences('“가지 마.” 하고 말했어요. 울었어요!\n끝')).toEqual([
      '“가지 마.”',
      '하고 말했어요.',
      '울었어요!',
      '끝',
    ]);
  });

  it('treats typed laughter and tears (ㅋㅋ, ㅠㅠ) as a sentence end', () => {
    expect(splitSentences('똥을 밟았는데ㅋㅋㅋ 기분이 좋았음ㅠㅠ 왜일까')).toEqual([
      '똥을 밟았는데ㅋㅋㅋ',
      '기분이 좋았음ㅠㅠ',
      '왜일까',
    ]);
  });

  it('does not split a decimal number', () => {
    expect(splitSentences('3.5점을 받았다. 끝')).toEqual(['3.5점을 받았다.', '끝']);
  });

  it('finds sentence ends without punctuation', () => {
    const found = spokenSentencesOf('뱀이 들어왔어요 근데 제가 막았음 그러다 깼다');
    expect(found.map(({ text }) => text)).toEqual(['뱀이 들어왔어요', '근데 제가 막았음', '그러다 깼다']);
  });

  it('returns offsets that match the text of each sentence', () => {
    const text = '  뱀이 왔다.  무서웠어요 ';
    for (const span of sentencesOf(text)) expect(text.slice(span.start, span.end)).toBe(span.text);
  });
});
