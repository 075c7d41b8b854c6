import { RecentlyUsed } from './recently-used.js';

describe('a bounded memory', () => {
  it('forgets what was used longest ago', () => {
    const memory = new RecentlyUsed<number>(2);
    memory.set('a', 1);
    memory.set('b', 2);
    memory.get('a');
    memory.set('c', 3);
    expect(['a', 'b', 'c'].map((key) => memory.get(key))).toEqual([1, undefined, 3]);
  });
});
