import { DraftDeltas } from './draft-deltas.js';

const draft = (sections: object, startedAt: Date | null = new Date()) => ({
  id: 'dream',
  startedAt,
  sections,
});

describe('DraftDeltas', () => {
  it('emits the started event once, then only new text of the draft', () => {
    const deltas = new DraftDeltas();
    expect(deltas.next(draft({}, null))).toEqual([]);
    expect(deltas.next(draft({ summary: '밖에서' }))).toEqual([
      { event: 'started', data: { id: 'dream' } },
      { event: 'delta', data: { section: 'summary', text: '밖에서' } },
    ]);
    expect(deltas.next(draft({ summary: '밖에서 온 것' }))).toEqual([
      { event: 'delta', data: { section: 'summary', text: ' 온 것' } },
    ]);
  });

  it('emits nothing while a second try rewrites a section of the draft', () => {
    const deltas = new DraftDeltas();
    deltas.next(draft({ summary: '처음 쓴 글' }));
    expect(deltas.next(draft({ summary: '다시 쓴 긴 글입니다' }))).toEqual([]);
  });
});
