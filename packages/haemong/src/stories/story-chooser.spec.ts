import { sharedHaemong } from '../shared.js';
import { Reader } from '../understanding/understanding.js';
import { Ranker } from './ranker.js';
import { StoryChooser } from './story-chooser.js';

const { knowledge } = sharedHaemong();
const reader = new Reader(knowledge);
const SNAKE = '뱀이 집에 들어왔다';

function chosenFrom(shares: Record<string, number>, text = SNAKE): string | undefined {
  const dream = reader.understand(text);
  const scene = { start: 0, end: text.length };
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

describe('a doubted story', () => {
  afterEach(() => jest.restoreAllMocks());

  const PIGS =
    '돼지 세 마리가 우리 집 대문으로 들어왔어요. 쫓아내려다 그냥 뒀는데 나가지 않고 마당에 누웠어요.';

  it('is told if no other story is likely', () => {
    expect(chosenFrom({ 'cow-enters': 0.57 }, PIGS)).toBe('cow-enters');
  });

  it('yields to a less likely one whose conditions hold', () => {
    expect(chosenFrom({ 'cow-enters': 0.57, 'pig-enters-home': 0.22 }, PIGS)).toBe('pig-enters-home');
  });
});
