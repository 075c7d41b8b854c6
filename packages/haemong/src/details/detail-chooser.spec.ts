import type { KnownStory } from '../knowledge/knowledge.js';
import type { Point } from '../points/point-finder.js';
import type { DetailWords } from '../schema/detail.js';
import type { Understanding } from '../understanding/understanding.js';
import { besideStory, chooseDetails, worthQuoting } from './detail-chooser.js';
import type { Detail } from './detail-finder.js';

const wordsOf = (more: Partial<DetailWords> = {}): DetailWords => ({
  said: { default: '', light: '' },
  variants: [],
  saidBy: [],
  minor: false,
  atWaking: false,
  mine: false,
  ...more,
});
const words = {
  warm: wordsOf(),
  cold: wordsOf({ saidBy: ['odd'] }),
  number: wordsOf({ minor: true }),
};
const detail = (kind: string, start: number, share = 0.5): Detail => ({ kind, share, start, end: start + 5 });
const dreamOf = (length: number) => ({ parts: { dream: '꿈'.repeat(length) } }) as Understanding;
const pointAt = (start: number) => ({ start, end: start + 5 }) as Point;

describe('besideStory', () => {
  const story: Pick<KnownStory, 'slug' | 'group'> = { slug: 'snow', group: 'odd' };

  it('drops what the story or its group says itself', () => {
    expect(besideStory([detail('warm', 0), detail('cold', 10)], story, [], words)).toEqual([
      detail('warm', 0),
    ]);
  });

  it('drops clauses that the conditions of the story refer to', () => {
    expect(besideStory([detail('warm', 0)], story, [{ start: 3, end: 8 }], words)).toEqual([]);
  });
});

describe('worthQuoting', () => {
  it('returns minor details only without others', () => {
    expect(worthQuoting([detail('number', 0), detail('warm', 10)], words)).toEqual([detail('warm', 10)]);
    expect(worthQuoting([detail('number', 0)], words)).toEqual([detail('number', 0)]);
  });
});

describe('chooseDetails', () => {
  const told = [detail('warm', 0, 0.4), detail('cold', 10, 0.6), detail('number', 20, 0.9)];

  it('takes the quoted detail, then the likeliest', () => {
    expect(chooseDetails(told, pointAt(2), dreamOf(150), words)).toEqual({
      quoted: told[0],
      others: [told[2]],
    });
  });

  it.each([
    [50, 0],
    [150, 1],
    [300, 2],
  ])('adds to the quoted one in a dream of %d characters: %d', (length, others) => {
    expect(chooseDetails(told, pointAt(0), dreamOf(length), words).others).toHaveLength(others);
  });

  it('says a kind once', () => {
    const twice = [detail('warm', 0), detail('warm', 10)];
    expect(chooseDetails(twice, pointAt(0), dreamOf(300), words)).toEqual({
      quoted: twice[0],
      others: [],
    });
  });
});
