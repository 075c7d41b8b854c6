import { Inject, Injectable, Logger } from '@nestjs/common';
import { boardPageSize, homePagePosts, isUuid, type Reader } from '@kkumpuri/contract';
import { ENV, type Env, publicUrl } from '../../config/env.js';
import { HaemongService } from '../../interpretation/haemong/haemong.service.js';
import { PostsService } from '../../posts/posts.service.js';
import { RenderingService } from '../rendering/rendering.service.js';
import { dreamPage, fixedPages } from './fixed-pages.js';
import { boardData, boardPath, homeData, homePath, newDreamPath, postData, readerOf } from './page-data.js';
import { missingPage, type Page, unavailablePage } from './page.js';
import { PageRowsService } from './page-rows.service.js';
import { postHead } from './post-head.js';
import { questionPage } from './question-page.js';
import { questionsBody } from './questions-body.js';
import { storyIndexBody, storyPage } from './story-pages.js';
import { symbolIndexBody, symbolPage } from './symbol-pages.js';

type Query = Readonly<Record<string, unknown>>;
type Content = Pick<Page, 'body' | 'data'>;

/** Finds the page of every path, so that missing pages return a real 404. */
@Injectable()
export class PagesService {
  private readonly logger = new Logger('Pages');
  private readonly siteUrl: string;
  private readonly reader: Reader;

  constructor(
    @Inject(ENV) env: Env,
    private readonly rows: PageRowsService,
    private readonly haemong: HaemongService,
    private readonly posts: PostsService,
    private readonly rendering: RenderingService,
  ) {
    this.siteUrl = publicUrl(env);
    this.reader = readerOf(env);
  }

  /** If the database is unavailable, returns a page whose application shows the error and retries. */
  async find(path: string, query: Query): Promise<Page> {
    try {
      return (await this.fixed(path, query)) ?? (await this.named(path)) ?? missingPage;
    } catch (error) {
      this.logger.error(error);
      return unavailablePage;
    }
  }

  private async fixed(path: string, query: Query): Promise<Page | undefined> {
    const page = Object.hasOwn(fixedPages, path) ? fixedPages[path] : undefined;
    return page && { status: 200, head: { ...page, path }, ...(await this.contentOf(path, query)) };
  }

  private async contentOf(path: string, query: Query): Promise<Content | undefined> {
    if (path === homePath) return this.home();
    if (path === newDreamPath) return this.rendering.render({ path, reader: this.reader });
    if (path === boardPath) return this.board(query);
    if (path === '/symbols') return { body: symbolIndexBody(this.haemong.symbols) };
    if (path === '/stories') return { body: storyIndexBody(this.haemong.listStories()) };
    if (path === '/qna') return { body: questionsBody(await this.rows.listQuestions()) };
    return undefined;
  }

  /** Works without the database too, because a visitor may want to write down a dream. */
  private async home(): Promise<Content | undefined> {
    const liked = await this.posts
      .firstPage({ sort: 'popular', limit: homePagePosts })
      .catch((error: unknown) => void this.logger.error(error));
    return this.rendering.render(homeData(this.reader, liked));
  }

  /** Search results are loaded in the browser; server-rendered posts would be mistaken for them. */
  private async board({ q, sort }: Query): Promise<Content | undefined> {
    if (q || sort) return undefined;
    return this.rendering.render(
      boardData(await this.posts.firstPage({ sort: 'new', limit: boardPageSize })),
    );
  }

  private async named(path: string): Promise<Page | undefined> {
    const [, kind, name = ''] = /^\/(dream|post|qna|symbols|stories)\/([^/]+)$/.exec(path) ?? [];
    if (kind === 'dream') return { status: 200, head: { ...dreamPage, path } };
    if (kind === 'symbols') return this.symbol(name);
    if (kind === 'stories') return this.story(name);
    if (!isUuid(name)) return undefined;
    return kind === 'post' ? this.post(name.toLowerCase()) : this.question(name.toLowerCase());
  }

  private symbol(id: string): Page | undefined {
    const entry = this.haemong.findEntry(id);
    return entry && symbolPage(entry, this.siteUrl);
  }

  private story(slug: string): Page | undefined {
    const story = this.haemong.findStory(slug);
    return story && storyPage(story);
  }

  private async post(id: string): Promise<Page | undefined> {
    const post = await this.posts.find(id);
    if (!post) return undefined;
    const content = await this.rendering.render(postData(post, await this.posts.findSimilar(id, null)));
    return { status: 200, head: postHead(post, this.siteUrl), ...content };
  }

  private async question(id: string): Promise<Page | undefined> {
    const row = await this.rows.findQuestion(id);
    return row && questionPage(row, this.siteUrl);
  }
}
