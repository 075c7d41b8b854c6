import { sharedHaemong } from '@kkumpuri/haemong';
import { findForbiddenClaims } from '../safety/forbidden-claims.js';
import { HaemongService } from './haemong.service.js';

const SENTENCE = /[가-힣].*[.?]$/u;

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return SENTENCE.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

describe('HaemongService', () => {
  const haemong = new HaemongService();

  it('contains no sentence with a forbidden prediction', () => {
    const { details, facts, questions } = sharedHaemong().knowledge;
    const claims = [...haemong.stories, ...haemong.symbols, details, facts, questions]
      .flatMap(sentencesIn)
      .filter((sentence) => findForbiddenClaims(sentence).length > 0);
    expect(claims).toEqual([]);
  });

  it('returns the symbols of a dream with literal quotes', () => {
    const dream = '큰 구렁이가 부엌으로 들어오고 할머니가 떡을 주셨다';
    const matches = haemong.matchSymbols(dream);
    expect(matches.map(({ id }) => id)).toEqual(expect.arrayContaining(['kitchen']));
    expect(matches.filter(({ quote }) => !dream.includes(quote))).toEqual([]);
  });

  it('quotes a dream without spaces as it was typed', () => {
    const dream = '옥상에빨래를널다가큰거미가내려와서내어깨에앉았는데무섭지않았어요';
    expect(haemong.matchSymbols(dream)).toContainEqual(
      expect.objectContaining({ id: 'spider', quote: '거미' }),
    );
  });

  it('finds a symbol by id and a story by slug, and returns undefined for unknown names', () => {
    expect(haemong.findSymbol('snake')?.name).toBe('뱀');
    expect(haemong.findStory('snake-bites')?.slug).toBe('snake-bites');
    expect([haemong.findSymbol('none'), haemong.findStory('none')]).toEqual([undefined, undefined]);
  });

  it('ranks exact names before prefix and substring matches', () => {
    const names = haemong.searchSymbols('뱀').map(({ name }) => name);
    expect(names[0]).toBe('뱀');
    expect(names.length).toBeGreaterThan(1);
    expect(haemong.searchSymbols('뱀', 'animal')[0]?.id).toBe('snake');
    expect(haemong.searchSymbols('없는말이에요')).toEqual([]);
  });
});
