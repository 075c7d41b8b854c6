import { html, jsonScript } from './html.js';

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
});
