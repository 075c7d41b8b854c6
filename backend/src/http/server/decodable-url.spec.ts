import { decodableUrl } from './decodable-url.js';

describe('decodableUrl', () => {
  it.each(['/', '/api/posts?q=%zz', '/symbols/%EB%B1%80', '/api/posts/%2F%25zz', '*'])(
    'returns the URL %s unchanged',
    (url) => {
      expect(decodableUrl({ url })).toBe(url);
    },
  );

  it.each([
    ['/api/posts/%zz?q=%zz', '/api/posts/%25zz?q=%zz'],
    ['/%EB%B1%80/%E0%A4%A', '/%25EB%25B1%2580/%25E0%25A4%25A'],
    ['/%', '/%25'],
    ['/%ff#%', '/%25ff#%'],
  ])('escapes every percent sign in the undecodable path of %s', (url, readable) => {
    expect(decodableUrl({ url })).toBe(readable);
    expect(() => decodeURI(readable.split(/[?#]/)[0] ?? '')).not.toThrow();
  });
});
