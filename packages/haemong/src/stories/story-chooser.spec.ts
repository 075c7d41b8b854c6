import { sharedHaemong } from '../shared.js';
import { Reader } from '../understanding/understanding.js';
import { Ranker } from './ranker.js';
import { StoryChooser } from './story-chooser.js';

const { knowledge } = sharedHaemong();
const dream = new Reader(knowledge).understand('뱀이 집에 들어왔다');
const scene = { start: 0, end: dream.text.length };

function chosenFrom(shares: Record<string, number>): string | undefined {
  const ranked = Object.entries(shares).map(([slug, share]) => ({ slug, share, scene }));
  jest.spyOn(Ranker.prototype, 'rank').mockReturnValue(ranked);
  return new StoryChooser(knowledge).choose(dream).story?.slug;
}

describe('a story below the bound', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is told if nearly all the rest is refused', () => {
    expect(chosenFrom({ 'house-on-fire': 0.9, 'snake-enters-home': 0.02 })).toBe('snake-enters-home');
  });

  it('is not told beside a less likely story that is refused', () => {
    expect(chosenFrom({ 'house-on-fire': 0.3, 'snake-enters-home': 0.02 })).toBeUndefined();
  });

  it('is not told if no other story is likely', () => {
    expect(chosenFrom({ 'house-on-fire': 0.04, 'snake-enters-home': 0.02 })).toBeUndefined();
  });
});
