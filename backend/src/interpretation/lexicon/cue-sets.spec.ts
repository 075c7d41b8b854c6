import { expandCue } from './cue-sets.js';

describe('a cue', () => {
  it.each([
    ['막혔', '변기 막히는 꿈'],
    ['막혔', '길이 막힌 꿈'],
    ['막혔', '변기가 막혔어요'],
    ['들어왔', '집에 들어오는 꿈'],
    ['안 다쳤', '안 다친 꿈'],
  ])('in the past, %s, is known in %s', (cue, dream) => {
    expect(dream).toMatch(new RegExp(expandCue(cue)));
  });

  it.each(['왔', '났', '갔'])('of one syllable, %s, stays what it is', (cue) => {
    expect(expandCue(cue)).toBe(cue);
  });

  it('may name a set, and not one that there is not', () => {
    expect('허겁지겁 삼켰다').toMatch(new RegExp(expandCue('{eat}')));
    expect(() => expandCue('{nothing}')).toThrow('cue set {nothing} does not exist');
  });
});
