import { readClauses } from './clause-words.js';

const sentenceWords = (features: readonly string[]) => features.filter((feature) => feature.startsWith('s:'));
const pageWith = (count: number) =>
  Array.from({ length: count }, (_none, at) => `사람${at}이 문${at}을 열고`).join(' ');

describe('readClauses', () => {
  it('describes a clause by the words of its sentence, not of the next one', () => {
    const [first] = readClauses('뱀이 나와서 도망쳤어요. 바다가 보였어요.');
    expect(sentenceWords(first?.features ?? [])).toContain('s:도망쳤');
    expect(sentenceWords(first?.features ?? [])).not.toContain('s:바다가');
  });

  it('describes a clause by no more words in a page without a full stop than in a paragraph', () => {
    const middleOf = (text: string) => {
      const clauses = readClauses(text);
      return sentenceWords(clauses[Math.floor(clauses.length / 2)]?.features ?? []).length;
    };
    expect(middleOf(pageWith(200))).toBeLessThanOrEqual(middleOf(pageWith(30)));
  });
});
