import { html } from './html.js';
import { Shell } from './shell.js';

const head = html`<title>새 제목</title>`;

describe('Shell', () => {
  it('fills the head between its marks and the body into the root', () => {
    const shell = new Shell(
      '<head><!--head--><title>옛</title><!--/head--><link></head><body><div id="root"><div>…</div></div><script></script></body>',
    );
    expect(shell.fill(head, html`<p>글</p>`)).toBe(
      '<head><title>새 제목</title><link></head><body><div id="root"><p>글</p></div><script></script></body>',
    );
    expect(shell.fill(head)).toContain('<div id="root"><div>…</div></div>');
  });

  it('fills a head without marks and replaces its title', () => {
    const shell = new Shell('<head><title>옛</title></head><body><div id="root"></div></body>');
    expect(shell.fill(head)).toBe('<head><title>새 제목</title></head><body><div id="root"></div></body>');
  });

  it('inserts a body with replacement patterns literally', () => {
    const shell = new Shell('<head></head><body><div id="root"></div></body>');
    expect(shell.fill(head, html`<p>${'$& $1 $$'}</p>`)).toContain('<p>$&amp; $1 $$</p>');
  });

  it('rejects a page without a root element', () => {
    expect(() => new Shell('<head></head><body></body>')).toThrow('root');
  });
});
