import { rankerData } from '../knowledge/ranker-data.js';
import { Ranker } from './ranker.js';

const several = (name: string) => [1, 2, 3, 4, 5, 6].map((number) => `${name}${number}`);
const common = several('snake');
const biting = [...common, ...several('bites')];
const entering = [...common, ...several('enters')];
const examplesOf = (story: number, features: string[]) =>
  Array.from({ length: 20 }, () => ({ story, features }));
const others = [2, 3, 4].flatMap((story) => examplesOf(story, [...common, ...several(`other${story}`)]));
const ranker = new Ranker(rankerData([...examplesOf(0, biting), ...examplesOf(1, entering), ...others]));

describe('Ranker', () => {
  it('ranks first the story whose examples share the distinctive features', () => {
    const [first] = ranker.rank(entering);
    expect(first?.story).toBe(1);
    expect(first?.share).toBeGreaterThan(0.5);
  });

  it('ignores features that all examples share', () => {
    expect(ranker.rank(common)).toEqual([]);
  });

  it('lists the features that are evidence for a story', () => {
    expect(ranker.reasons(biting, 0)).toEqual(several('bites'));
  });

  it('does not rank a story for one matching feature', () => {
    expect(ranker.rank(['bites1'])).toEqual([]);
  });
});
