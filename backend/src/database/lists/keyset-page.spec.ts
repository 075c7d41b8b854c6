import { decodeCursor, encodeCursor, takePage } from './keyset-page.js';

const row = (n: number) => ({
  createdAt: new Date(1_700_000_000_000 - n),
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
});

const forged = (time: string) => Buffer.from(`${time}_${row(1).id}`).toString('base64url');

describe('keyset pages', () => {
  it('decodeCursor returns the row that encodeCursor encoded', () => {
    expect(decodeCursor(encodeCursor(row(7)))).toEqual(row(7));
  });

  it('takePage returns no next cursor for the last page', () => {
    expect(takePage([row(1), row(2)], 2).nextCursor).toBeNull();
    expect(takePage([row(1), row(2), row(3)], 2)).toEqual({
      page: [row(1), row(2)],
      nextCursor: encodeCursor(row(2)),
    });
  });

  it.each([
    '-271821-04-20T00:00:00.000Z',
    '-005000-01-01T00:00:00.000Z',
    '+010000-01-01T00:00:00.000Z',
    '1900-01-01T00:00:00.000Z',
    '2026-13-01T00:00:00.000Z',
    '2026-01-01',
    '',
  ])('decodeCursor rejects the impossible time %j with 400', (time) => {
    expect(() => decodeCursor(forged(time))).toThrow(expect.objectContaining({ status: 400 }));
  });

  it.each(['', 'x', 'bm90LWEtY3Vyc29y'])(
    'decodeCursor rejects the malformed cursor %j with 400',
    (cursor) => {
      expect(() => decodeCursor(cursor)).toThrow(expect.objectContaining({ status: 400 }));
    },
  );
});
