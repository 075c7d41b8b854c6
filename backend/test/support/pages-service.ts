import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { ApiModule } from '../../src/api.module.js';
import { loadEnv } from '../../src/config/env.js';
import { createApp } from '../../src/create-app.js';
import { escapeHtml } from '../../src/http/escape-html.js';
import type { RenderPage } from '../../src/web/rendering/load-renderer.js';
import { WebModule } from '../../src/web/web.module.js';
import { createDatabase } from './databases.js';

export const SITE = 'https://kkumpuri.example';

/** Content of the compressed file beside the built one, to tell which of them was served. */
export const COMPRESSED_SCRIPT = '// compressed';

/** A dream that contains this word fails to render in the tests. */
export const UNRENDERABLE = '그릴수없는';

/** Replaces the application: renders dreams and settings, and fails if a dream contains the unrenderable word. */
const renderPage: RenderPage = ({ path, board, post }, { operatorEmail, policy, reader }) => {
  if (post?.dream_content.includes(UNRENDERABLE)) return Promise.reject(new Error('no such component'));
  const posts = [...(board?.posts ?? []), ...(post ? [post] : [])];
  const dreams = posts.map(({ dream_content }) => `<p>${escapeHtml(dream_content)}</p>`).join('');
  return Promise.resolve(`<h1>${path}</h1>${dreams}<p>${policy.officer}, ${operatorEmail}, ${reader}</p>`);
};

/** Starts the api alone, with small pages of the tests in place of the built frontend. */
export async function startPages(extra: NodeJS.ProcessEnv = {}) {
  const database = await createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'kkumpuri-pages-'));
  const folder = join(dataDir, 'pages');
  await cp(join(__dirname, 'pages'), folder, { recursive: true });
  await writeFile(join(folder, 'assets/app-1a2b3c.js.gz'), gzipSync(COMPRESSED_SCRIPT));
  await writeFile(join(folder, 'robots.txt'), 'Disallow: /');
  const env = loadEnv('api', {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    JWT_SECRET: 'a-secret-of-the-tests-with-32-characters',
    RATE_LIMIT: 'off',
    PUBLIC_URL: `${SITE}/`,
    OPERATOR_EMAIL: 'owner@kkumpuri.example',
    PRIVACY_OFFICER: '김해몽',
    ...extra,
  });
  const module = ApiModule.with(env);
  const others = (module.imports ?? []).filter((imported) => imported !== WebModule);
  const api = await createApp(
    { ...module, imports: [...others, WebModule.serving(folder, renderPage)] },
    env,
  );
  await api.listen(0, '127.0.0.1');
  const dataSource = api.get(DataSource);
  return {
    url: `http://127.0.0.1:${(api.getHttpServer().address() as AddressInfo).port}`,
    dataSource,
    insertPost: (post: Partial<SharedPost>) => insertPost(dataSource, post),
    close: async () => {
      await api.close();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

export type PagesUnderTest = Awaited<ReturnType<typeof startPages>>;

interface SharedPost {
  title: string;
  author: string | null;
  dream: string;
  reading: string;
  engine: string;
  symbols: { id: string; name: string }[];
  createdAt: string;
}

/** A post with everything that must be escaped, and a reading that repeats words of the dream. */
export const snakePost = {
  title: '뱀이 "웃은" <꿈> 해석',
  author: '새벽안개',
  dream: '큰 뱀이 우리 집 마당으로 스르르 들어왔다 <b>그리고</b> 웃었다 </script>',
  reading: [
    '마음이 분주한 때에 찾아온 꿈이에요.',
    '전통 해몽(길한 꿈): 큰 뱀이 우리 집 마당에 든 모습을 반겨 왔어요. 새 인연으로 읽는 사람이 많아요.',
    '뱀 “큰 뱀이” – 재물과 인연을 뜻해요.',
  ].join('\n'),
  engine: 'gpt-4o-mini',
  symbols: [{ id: 'snake', name: '뱀' }],
};

async function insertPost(dataSource: DataSource, post: Partial<SharedPost>): Promise<string> {
  const { title = '제목', dream = '꿈', reading = '풀이예요.', engine = 'lexicon', author = null } = post;
  const [row] = await dataSource.query<[{ id: string }]>(
    `WITH member AS (
       INSERT INTO users (email, username, password_hash) VALUES (gen_random_uuid() || '@test.example', '회원', '-') RETURNING id
     ), interpretation AS (
       INSERT INTO interpretations (user_id, dream_content, deadline_at) SELECT id, $1, now() FROM member RETURNING id, user_id
     )
     INSERT INTO posts (interpretation_id, user_id, author_username, title, dream_content, interpretation, engine, symbols, views, likes, created_at)
     SELECT id, user_id, $2, $3, $1, $4, $5, $6, 7, 3, $7 FROM interpretation RETURNING id`,
    [
      dream,
      author,
      title,
      reading,
      engine,
      JSON.stringify(post.symbols ?? []),
      post.createdAt ?? '2026-11-20T16:00:00Z',
    ],
  );
  return row.id;
}
