import { rankerData } from '../knowledge/ranker-data.js';
import { Ranker } from './ranker.js';

const several = (name: string) => [1, 2, 3, 4, 5, 6].map((number) => `${name}${number}`);
const common = several('snake');
const biting = [...common, ...several('bites')];
const entering = [...common, ...several('enters')];
const telling = (story: number, features: string[]) =>
  Array.from({ length: 20 }, () => ({ story, features }));
const others = [2, 3, 4].flatMap((story) => telling(story, [...common, ...several(`other${story}`)]));
const ranker = new Ranker(rankerData([...telling(0, biting), ...telling(1, entering), ...others]));

describe('Ranker', () => {
  it('ranks the story first whose examples have what others lack', () => {
    const [first] = ranker.rank(entering);
    expect(first?.story).toBe(1);
    expect(first?.share).toBeGreaterThan(0.5);
  });

  it('learns nothing from what all examples have', () => {
    expect(ranker.rank(common)).toEqual([]);
  });

  it('names the features that speak for a story', () => {
    expect(ranker.reasons(biting, 0)).toEqual(several('bites'));
  });

  it('does not consider a story for one word of it', () => {
    expect(ranker.rank(['bites1'])).toEqual([]);
  });
});
