import { DraftDeltas } from './draft-deltas.js';

const look = (sections: object, startedAt: Date | null = new Date()) => ({
  id: 'dream',
  startedAt,
  sections,
});

describe('the text of a reading as it is written', () => {
  it('begins once, then brings only what is new', () => {
    const deltas = new DraftDeltas();
    expect(deltas.next(look({}, null))).toEqual([]);
    expect(deltas.next(look({ summary: '밖에서' }))).toEqual([
      { event: 'started', data: { id: 'dream' } },
      { event: 'delta', data: { section: 'summary', text: '밖에서' } },
    ]);
    expect(deltas.next(look({ summary: '밖에서 온 것' }))).toEqual([
      { event: 'delta', data: { section: 'summary', text: ' 온 것' } },
    ]);
  });

  it('stays silent while a second try writes the section anew', () => {
    const deltas = new DraftDeltas();
    deltas.next(look({ summary: '처음 쓴 글' }));
    expect(deltas.next(look({ summary: '다시 쓴 긴 글입니다' }))).toEqual([]);
  });
});
