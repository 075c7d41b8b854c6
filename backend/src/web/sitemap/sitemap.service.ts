import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { ENV, type Env, publicUrl } from '../../config/env.js';
import { HaemongService } from '../../interpretation/haemong/haemong.service.js';
import { fixedPages } from '../pages/fixed-pages.js';
import { postPath } from '../pages/post-head.js';
import { questionPath } from '../pages/question-head.js';
import { storyPath, symbolPath } from '../pages/dictionary-heads.js';
import { SitemapChunks } from './sitemap-chunks.js';
import { sitemap, type SitemapEntry, sitemapIndex } from './sitemap-xml.js';

const CACHE_MS = 60_000;
const MAX_CACHED = 8;

/** The sitemap for search engines: open pages, symbols, stories, shared posts and questions. */
@Injectable()
export class SitemapService {
  private readonly siteUrl: string;
  private readonly files = new LRUCache<string, Promise<string | undefined>>({
    max: MAX_CACHED,
    ttl: CACHE_MS,
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

  /** `builtAt` is the last change of the pages that do not come from rows. */
  index(builtAt: Date): Promise<string | undefined> {
    return this.cached('', async () => {
      const chunkFiles = await Promise.all(
        Object.entries(this.chunks).map(async ([name, chunks]) =>
          (await chunks.list()).map((changedAt, number) =>
            this.entry(`/sitemaps/${name}-${number}.xml`, changedAt),
          ),
        ),
      );
      return sitemapIndex([this.entry('/sitemaps/pages.xml', builtAt), ...chunkFiles.flat()]);
    });
  }

  /** Returns undefined for a file that is not in the index. */
  file(name: string, builtAt: Date): Promise<string | undefined> {
    if (name === 'pages.xml') return Promise.resolve(sitemap(this.pages(builtAt)));
    const [, source = '', digits = ''] = /^(posts|questions)-(0|[1-9]\d{0,4})\.xml$/.exec(name) ?? [];
    const chunks = this.chunks[source];
    if (!chunks) return Promise.resolve(undefined);
    return this.cached(name, async () => {
      const entries = await chunks.entries(Number(digits));
      return entries.length > 0 ? sitemap(entries) : undefined;
    });
  }

  /** Concurrent and later requests share a file for a minute; failures are not cached. */
  private cached(name: string, make: () => Promise<string | undefined>): Promise<string | undefined> {
    const existing = this.files.get(name);
    if (existing) return existing;
    const created = make();
    this.files.set(name, created);
    created.catch(() => this.files.delete(name));
    return created;
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
