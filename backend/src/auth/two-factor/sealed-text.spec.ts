import { TextSeal } from './sealed-text.js';

describe('TextSeal', () => {
  const seal = new TextSeal('a secret', 'a purpose');

  it('opens sealed text only with the same secret and purpose', () => {
    const sealed = seal.seal('비밀');
    expect(sealed).not.toContain('비밀');
    expect(seal.open(sealed)).toBe('비밀');
    expect(new TextSeal('another secret', 'a purpose').open(sealed)).toBeNull();
    expect(new TextSeal('a secret', 'another purpose').open(sealed)).toBeNull();
  });

  it.each(['', 'short', `${seal.seal('비밀')}AAAA`])('returns null for altered text: %j', (sealed) => {
    expect(seal.open(sealed)).toBeNull();
  });
});
