import { decodableUrl } from './decodable-url.js';

describe('the address of a request', () => {
  it.each(['/', '/api/posts?q=%zz', '/symbols/%EB%B1%80', '/api/posts/%2F%25zz', '*'])(
    '%s stays as it is',
    (url) => {
      expect(decodableUrl({ url })).toBe(url);
    },
  );

  it.each([
    ['/api/posts/%zz?q=%zz', '/api/posts/%25zz?q=%zz'],
    ['/%EB%B1%80/%E0%A4%A', '/%25EB%25B1%2580/%25E0%25A4%25A'],
    ['/%', '/%25'],
    ['/%ff#%', '/%25ff#%'],
  ])('%s, which says nothing, is taken by its letters', (url, readable) => {
    expect(decodableUrl({ url })).toBe(readable);
    expect(() => decodeURI(readable.split(/[?#]/)[0] ?? '')).not.toThrow();
  });
});
