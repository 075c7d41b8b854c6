import { Caller, question, register } from '../test/support/caller.mjs';

/** Pages that are not in the sitemap. */
const UNLISTED = [
  '/dream/new',
  '/my-dreams',
  '/dream-diary',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/settings',
  '/admin',
  '/qna/write',
  '/no-such-page',
  '/api/docs',
];

const pathsIn = (xml) => [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path);
const kindOf = (path) => path.split('/')[1];

async function listedPages(address, ofEachKind) {
  const read = async (path) => pathsIn(await (await fetch(`${address}${path}`)).text());
  const maps = await read('/sitemap.xml');
  const paths = (await Promise.all(maps.map(read))).flat();
  const kinds = [...new Set(paths.map(kindOf))];
  return kinds.flatMap((kind) => paths.filter((path) => kindOf(path) === kind).slice(0, ofEachKind));
}

/** Returns paths of every kind of page with content; of pages that differ only in text, `ofEachKind` examples. */
export async function pagesOf(address, ofEachKind) {
  const member = await register(address, '보름달');
  const dream = await member.expect(201, 'POST', '/dreams/interpret', {
    dreamContent: '맑은 강에서 잉어를 잡았다',
  });
  await member.expect(201, 'POST', `/dreams/${dream.id}/share`, { title: '잉어 꿈 해석' });
  await new Caller(address).expect(201, 'POST', '/qna', question());
  const listed = await listedPages(address, ofEachKind);
  return [
    ...listed.map((path) => path || '/'),
    ...UNLISTED,
    `/dream/${dream.id}`,
    '/shared-posts?q=잉어&sort=popular',
  ];
}
