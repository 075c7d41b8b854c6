import { Caller, question, register } from '../test/support/caller.mjs';

/** One address of every kind of page, with something on it to see. */
export async function pagesOf(address) {
  const member = await register(address, '보름달');
  const dream = await member.expect(201, 'POST', '/dreams/interpret', {
    dreamContent: '맑은 강에서 잉어를 잡았다',
  });
  const { post } = await member.expect(201, 'POST', `/dreams/${dream.id}/share`, { title: '잉어 꿈 해석' });
  const { question: asked } = await new Caller(address).expect(201, 'POST', '/qna', question());
  const map = await (await fetch(`${address}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
  const fixed = [
    '/',
    '/posts',
    '/qna',
    '/symbols',
    '/symbols/snake',
    '/login',
    '/register',
    '/my-dreams',
    '/admin',
  ];
  const rows = [`/posts/${post.id}`, `/qna/${asked.id}`, '/no-such-page', '/api/docs'];
  return [...new Set([...fixed, ...rows, ...listed.filter((path) => !path.endsWith('.xml')).slice(0, 40)])];
}
