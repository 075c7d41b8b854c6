import { Phrases } from './phrases.js';

describe('Phrases', () => {
  it.each([
    ['주머니에 0원이 있었어요', '0원', true],
    ['주머니에 10원이 있었어요', '0원', false],
    ['문을 못 열었어요', '열었', false],
    ['찬물만 나왔어요', '만 나왔', true],
    ['집에들어왔어요', '들어왔', true],
  ])('in “%s”, %s occurs: %s', (text, phrase, occurs) => {
    expect(new Phrases(text).lastOf(phrase) !== undefined).toBe(occurs);
  });
});
