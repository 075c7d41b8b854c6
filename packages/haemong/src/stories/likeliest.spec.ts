import { likeliest } from './likeliest.js';

const event = (share: number) => ({ story: {}, share });
const scenery = (share: number) => ({ story: { scenery: true as const }, share });

describe('the likeliest of several stories', () => {
  it('is the first event', () => {
    const [first, second] = [event(0.5), event(0.3)];
    expect(likeliest([first, second])).toBe(first.story);
  });

  it('is an event rather than scenery, unless the event is much less likely', () => {
    const old = scenery(0.6);
    const [close, distant] = [event(0.2), event(0.05)];
    expect(likeliest([old, close])).toBe(close.story);
    expect(likeliest([old, distant])).toBe(old.story);
  });

  it('is undefined if there is none', () => {
    expect(likeliest([])).toBeUndefined();
  });
});
