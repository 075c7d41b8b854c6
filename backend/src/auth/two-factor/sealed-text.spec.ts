import { TextSeal } from './sealed-text.js';

describe('sealed text', () => {
  const seal = new TextSeal('a secret', 'a purpose');

  it('is read with the same secret for the same purpose, and not otherwise', () => {
    const sealed = seal.seal('비밀');
    expect(sealed).not.toContain('비밀');
    expect(seal.open(sealed)).toBe('비밀');
    expect(new TextSeal('another secret', 'a purpose').open(sealed)).toBeNull();
    expect(new TextSeal('a secret', 'another purpose').open(sealed)).toBeNull();
  });

  it.each(['', 'short', `${seal.seal('비밀')}AAAA`])('that was altered (%j) is not read', (sealed) => {
    expect(seal.open(sealed)).toBeNull();
  });
});
