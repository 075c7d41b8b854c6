import { html } from './html.js';
import { Shell } from './shell.js';

const head = html`<title>새 제목</title>`;

describe('the built page', () => {
  it('gets a head between its marks and a text in its root', () => {
    const shell = new Shell(
      '<head><!--head--><title>옛</title><!--/head--><link></head><body><div id="root"><div>…</div></div><script></script></body>',
    );
    expect(shell.fill(head, html`<p>글</p>`)).toBe(
      '<head><title>새 제목</title><link></head><body><div id="root"><p>글</p></div><script></script></body>',
    );
    expect(shell.fill(head)).toContain('<div id="root"><div>…</div></div>');
  });

  it('gets a head without marks too, with one title only', () => {
    const shell = new Shell('<head><title>옛</title></head><body><div id="root"></div></body>');
    expect(shell.fill(head)).toBe('<head><title>새 제목</title></head><body><div id="root"></div></body>');
  });

  it('takes a text with replacement patterns literally', () => {
    const shell = new Shell('<head></head><body><div id="root"></div></body>');
    expect(shell.fill(head, html`<p>${'$& $1 $$'}</p>`)).toContain('<p>$&amp; $1 $$</p>');
  });

  it('is refused when it is not ours', () => {
    expect(() => new Shell('<head></head><body></body>')).toThrow('root');
  });
});
