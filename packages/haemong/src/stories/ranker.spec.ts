import { rankerData } from '../knowledge/ranker-data.js';
import { Ranker } from './ranker.js';

const examples = [
  { story: 0, features: ['snake', 'bites', 'dream'] },
  { story: 0, features: ['snake', 'bites', 'dream'] },
  { story: 1, features: ['snake', 'enters', 'dream'] },
  { story: 1, features: ['snake', 'enters', 'dream'] },
];
const ranker = new Ranker(rankerData(examples));

describe('Ranker', () => {
  it('ranks the story first whose examples have what others lack', () => {
    const [first] = ranker.rank(['snake', 'enters']);
    expect(first?.story).toBe(1);
    expect(first?.share).toBeGreaterThan(0.5);
  });

  it('learns nothing from what all examples have', () => {
    expect(ranker.rank(['snake', 'dream'])).toEqual([]);
  });

  it('names the features that speak for a story', () => {
    expect(ranker.reasons(['snake', 'bites', 'enters'], 0)).toEqual(['bites']);
  });

  it('scores one word lower than the same word among others that agree', () => {
    const rich = new Ranker(
      rankerData([
        ...[0, 0].map((story) => ({ story, features: ['a', 'b', 'c', 'd', 'e'] })),
        ...[1, 1].map((story) => ({ story, features: ['f'] })),
      ]),
    );
    expect(rich.rank(['a'])[0]?.score).toBeLessThan(rich.rank(['a', 'b', 'c'])[0]?.score ?? 0);
  });
});
