import { inlineSources } from './inline-sources.js';

describe('inlineSources', () => {
  it('returns the hashes that browsers compute for inline scripts and styles', () => {
    const page = "<script>alert('Hello, world.');</script><style>p { color: red }</style>";
    expect(inlineSources(page)).toEqual({
      // The example of the specification, https://www.w3.org/TR/CSP3/#framework-directive-source-list
      scripts: ["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"],
      styles: [expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
    });
  });

  it('ignores external files and data', () => {
    const page =
      '<script src="/a.js"></script><script type="application/ld+json">{}</script><link rel="stylesheet">';
    expect(inlineSources(page)).toEqual({ scripts: [], styles: [] });
  });
});
