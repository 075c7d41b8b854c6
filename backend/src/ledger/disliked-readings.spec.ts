import { describeDisliked, type DislikedReading } from './disliked-readings.js';

const one: DislikedReading = {
  day: '2026-11-20',
  engine: 'a-model',
  promptVersion: '2026-11-2',
  reason: '엄마 이야기를 빠뜨렸어요',
  dream: null,
  summary: null,
};

describe('disliked readings', () => {
  it('describeDisliked groups readings by engine and prompt, the most disliked first', () => {
    const ofLexicon = { ...one, engine: 'lexicon', promptVersion: null, reason: null };
    expect(describeDisliked([ofLexicon, one, one])).toBe(
      [
        'a-model, prompt 2026-11-2: 2 disliked',
        '  2026-11-20  엄마 이야기를 빠뜨렸어요  (dream not shared)',
        '  2026-11-20  엄마 이야기를 빠뜨렸어요  (dream not shared)',
        '',
        'lexicon: 1 disliked',
        '  2026-11-20  no reason given  (dream not shared)',
      ].join('\n'),
    );
  });

  it('describeDisliked shows the dream and the reading if the owner shared them', () => {
    const text = describeDisliked([{ ...one, dream: '뱀이\n들어왔다', summary: '반기던 꿈이에요.' }]);
    expect(text).toContain('dream (7 characters): 뱀이 들어왔다');
    expect(text).toContain('reading: 반기던 꿈이에요.');
  });

  it('describeDisliked reports that there are no disliked readings', () => {
    expect(describeDisliked([])).toBe('No disliked readings.');
  });
});
