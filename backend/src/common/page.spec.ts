import { decodeCursor, encodeCursor, takePage } from './page.js';

const row = (n: number) => ({
  createdAt: new Date(1_700_000_000_000 - n),
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
});

describe('pages', () => {
  it('a cursor leads back to the row it was made of', () => {
    expect(decodeCursor(encodeCursor(row(7)))).toEqual(row(7));
  });

  it('the last page has no next cursor', () => {
    expect(takePage([row(1), row(2)], 2).nextCursor).toBeNull();
    expect(takePage([row(1), row(2), row(3)], 2)).toEqual({
      page: [row(1), row(2)],
      nextCursor: encodeCursor(row(2)),
    });
  });

  it.each(['', 'x', 'bm90LWEtY3Vyc29y'])('a cursor %j that we did not make is a 400', (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
