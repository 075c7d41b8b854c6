import type { KnownStory } from '../knowledge/knowledge.js';
import type { DetailWords } from '../schema/detail.js';
import { besideStory, detailAt, worthQuoting } from './detail-chooser.js';
import type { Detail } from './detail-finder.js';

const wordsOf = (more: Partial<DetailWords> = {}): DetailWords => ({
  said: '',
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
const detail = (kind: string, start: number): Detail => ({ kind, share: 0.5, start, end: start + 5 });

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

describe('detailAt', () => {
  const told = [detail('number', 0), detail('warm', 3), detail('cold', 20)];

  it('returns the detail that the point tells, a minor one only without others', () => {
    expect(detailAt({ start: 2, end: 6 }, told, words)).toEqual(told[1]);
    expect(detailAt({ start: 0, end: 2 }, told, words)).toEqual(told[0]);
  });

  it('returns undefined without a point or a detail in it', () => {
    expect(detailAt({ start: 10, end: 15 }, told, words)).toBeUndefined();
    expect(detailAt(undefined, told, words)).toBeUndefined();
  });
});
