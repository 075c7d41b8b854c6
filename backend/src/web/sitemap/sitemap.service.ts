import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { ENV, type Env, publicUrl } from '../../config/env.js';
import { HaemongService } from '../../interpretation/haemong/haemong.service.js';
import { fixedPages } from '../pages/fixed-pages.js';
import { postPath } from '../pages/post-head.js';
import { questionPath } from '../pages/question-page.js';
import { storyPath } from '../pages/story-pages.js';
import { symbolPath } from '../pages/symbol-pages.js';
import { SitemapChunks } from './sitemap-chunks.js';
import { sitemap, type SitemapEntry, sitemapIndex } from './sitemap-xml.js';

const KEEP_MS = 60_000;
const MOST_KEPT = 8;

/** What search may find: the open pages, the symbols, and what people shared and asked. */
@Injectable()
export class SitemapService {
  private readonly siteUrl: string;
  private readonly files = new LRUCache<string, Promise<string | undefined>>({
    max: MOST_KEPT,
    ttl: KEEP_MS,
  });
  private readonly chunks: Readonly<Record<string, SitemapChunks>>;

  constructor(
    @Inject(ENV) env: Env,
    dataSource: DataSource,
    private readonly haemong: HaemongService,
  ) {
    const siteUrl = publicUrl(env);
    this.siteUrl = siteUrl;
    this.chunks = {
      posts: new SitemapChunks(dataSource, {
        table: 'posts',
        changed: 'created_at',
        url: (id) => siteUrl + postPath(id),
      }),
      questions: new SitemapChunks(dataSource, {
        table: 'questions',
        changed: 'greatest(created_at, answer_date)',
        url: (id) => siteUrl + questionPath(id),
      }),
    };
  }

  /** `builtAt`: when the pages that no row makes last changed. */
  index(builtAt: Date): Promise<string | undefined> {
    return this.keep('', async () => {
      const grown = await Promise.all(
        Object.entries(this.chunks).map(async ([name, chunks]) =>
          (await chunks.list()).map((changedAt, number) =>
            this.entry(`/sitemaps/${name}-${number}.xml`, changedAt),
          ),
        ),
      );
      return sitemapIndex([this.entry('/sitemaps/pages.xml', builtAt), ...grown.flat()]);
    });
  }

  /** Undefined for a file that the index does not name. */
  file(name: string, builtAt: Date): Promise<string | undefined> {
    if (name === 'pages.xml') return Promise.resolve(sitemap(this.pages(builtAt)));
    const [, source = '', digits = ''] = /^(posts|questions)-(0|[1-9]\d{0,4})\.xml$/.exec(name) ?? [];
    const chunks = this.chunks[source];
    if (!chunks) return Promise.resolve(undefined);
    return this.keep(name, async () => {
      const entries = await chunks.entries(Number(digits));
      return entries.length > 0 ? sitemap(entries) : undefined;
    });
  }

  /** Concurrent and later requests share what is made, for a minute; a failure is not kept. */
  private keep(name: string, make: () => Promise<string | undefined>): Promise<string | undefined> {
    const kept = this.files.get(name);
    if (kept) return kept;
    const made = make();
    this.files.set(name, made);
    made.catch(() => this.files.delete(name));
    return made;
  }

  private pages(builtAt: Date): SitemapEntry[] {
    const open = Object.entries(fixedPages).flatMap(([path, { indexed }]) => (indexed ? [path] : []));
    const symbols = this.haemong.symbols.map(({ id }) => symbolPath(id));
    const stories = this.haemong.stories.map(({ slug }) => storyPath(slug));
    return [...open, ...symbols, ...stories].map((path) => this.entry(path, builtAt));
  }

  private entry(path: string, changedAt: Date): SitemapEntry {
    return { url: this.siteUrl + path, changedAt };
  }
}
