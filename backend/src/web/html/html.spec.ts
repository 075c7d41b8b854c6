import { html, jsonScript, paragraphs, timeElement } from './html.js';

describe('html', () => {
  it('html escapes values so that they cannot leave their attribute or element', () => {
    const title = `"><script>alert('1')</script>&`;
    expect(html`<meta content="${title}" />`.text).toBe(
      '<meta content="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;" />',
    );
  });

  it('html does not escape nested markup', () => {
    expect(html`<div>${[html`<p>${'a<b'}</p>`, html`<p>${2}</p>`]}</div>`.text).toBe(
      '<div><p>a&lt;b</p><p>2</p></div>',
    );
  });

  it('jsonScript escapes data so that it cannot end the script element and parses unchanged', () => {
    const data = { headline: '</script><script>x\u2028<!--' };
    const { text } = jsonScript(data, 'type="application/ld+json"');
    const inside = text.slice('<script type="application/ld+json">'.length, -'</script>'.length);
    expect(inside).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(inside)).toEqual(data);
  });

  it('paragraphs omits blank lines', () => {
    expect(paragraphs('하나\n\n  \n둘 ').map(({ text }) => text)).toEqual(['<p>하나</p>', '<p>둘</p>']);
  });

  it('timeElement shows the day in Korea', () => {
    expect(timeElement(new Date('2026-11-20T16:00:00Z')).text).toBe(
      '<time datetime="2026-11-20T16:00:00.000Z">2026년 11월 21일</time>',
    );
  });
});
