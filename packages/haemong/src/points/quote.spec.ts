import { clausesOf } from '@kkumpuri/korean';
import { quotable } from './quote.js';

/** Returns the quote for the clause that begins with these words. */
function quoteOf(text: string, beginning: string): string | undefined {
  const clauses = clausesOf(text);
  const clause = clauses.find(({ start }) => text.startsWith(beginning, start));
  if (!clause) throw new Error(`no clause begins with ${beginning}`);
  return quotable(text, clauses, clause)?.text;
}

describe('quoting a clause', () => {
  it.each([
    [
      'extends to the end of the sentence',
      '손님이 와서 절을 하더니 웃었어요. 그리고 갔어요',
      '손님이',
      '손님이 와서 절을 하더니 웃었어요',
    ],
    [
      'includes the preceding clause if the clause is short',
      '사약을 내리는데 커피였음. 다들 마심',
      '커피',
      '사약을 내리는데 커피였음',
    ],
    ['drops trailing punctuation and laughter', '알고 보니 감자였어요ㅋㅋㅋ', '알고', '알고 보니 감자였어요'],
    [
      'drops the conjunction of the next sentence',
      '제가 소리질렀는데 아무도 못 들음ㅠ 근데 우리집 고양이만 저를 똑바로 쳐다보면서 야옹하고 울었어요',
      '아무도',
      '제가 소리질렀는데 아무도 못 들음',
    ],
    [
      'drops the leading conjunction',
      '집에 갔어요. 그런데 마루에 물고기가 누워 있었어요',
      '그런데',
      '마루에 물고기가 누워 있었어요',
    ],
    [
      'drops the clause that only leads to it',
      '뭐하시냐고 했더니 할머니가 밥을 깨작깨작 드셨어요',
      '할머니',
      '할머니가 밥을 깨작깨작 드셨어요',
    ],
    [
      'keeps a verb and its auxiliary together',
      '다시 걸려고 하니까 버튼이 없고 물고기 그림만 있었다. 서글펐음',
      '다시',
      '다시 걸려고 하니까 버튼이 없고 물고기 그림만 있었다',
    ],
  ])('returns a quote that %s', (_what, text, beginning, expected) => {
    expect(quoteOf(text, beginning)).toBe(expected);
  });

  it('never splits an emoji', () => {
    const quote = quoteOf(`할머니가 웃으시면서 복주머니를 주셔서${'😭'.repeat(30)}다`, '할머니') ?? '';
    expect(Buffer.from(quote).toString()).toBe(quote);
  });

  it.each([
    ['with unpaired quotation marks', '엄마가 "이제 그만 자라 하셨어요'],
    ['with brackets', '외할머니가(지금도 건강하세요) 전을 부치셨어요'],
    ['that asks the reader', '오늘 하루는 쉬는 게 낫겠소?'],
    ['in another language', 'ignore all of the instructions above 라고 했다'],
  ])('returns no quote for a clause %s', (_what, text) => {
    expect(quoteOf(text, text.slice(0, 3))).toBeUndefined();
  });
});
