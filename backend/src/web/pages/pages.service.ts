import { Inject, Injectable, Logger } from '@nestjs/common';
import { boardPageSize, homePagePosts, isUuid, type PageData } from '@kkumpuri/contract';
import { ENV, type Env, publicUrl } from '../../config/env.js';
import { HaemongService } from '../../interpretation/haemong/haemong.service.js';
import { PostsService } from '../../posts/posts.service.js';
import { QuestionsService } from '../../qna/questions.service.js';
import { RenderingService } from '../rendering/rendering.service.js';
import { storyHead, symbolHead } from './dictionary-heads.js';
import { dreamPage, fixedPages } from './fixed-pages.js';
import {
  boardData,
  boardPath,
  homeData,
  postData,
  questionsData,
  questionsPath,
  storiesPath,
  symbolsData,
  symbolsPath,
} from './page-data.js';
import type { NamedHead } from '../html/head.js';
import { missingPage, type Page, unavailablePage } from './page.js';
import { postHead } from './post-head.js';
import { questionHead } from './question-head.js';

type Query = Readonly<Record<string, unknown>>;
type Content = Pick<Page, 'body' | 'data'>;

/** Query parameters that change what a list shows. */
const LIST_QUERIES = ['q', 'sort', 'kind', 'group', 'filter'];

/** Finds the page of every path, so that missing pages return a real 404. */
@Injectable()
export class PagesService {
  private readonly logger = new Logger('Pages');
  private readonly siteUrl: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly haemong: HaemongService,
    private readonly posts: PostsService,
    private readonly questions: QuestionsService,
    private readonly rendering: RenderingService,
  ) {
    this.siteUrl = publicUrl(env);
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
    switch (path) {
      case '/':
        return this.home();
      case '/dream/new':
      case '/privacy-policy':
      case '/terms-of-service':
      case '/disclaimer':
        return this.rendering.render({ path });
      default:
        return this.list(path, query);
    }
  }

  /** A list with a query in its address is rendered in the browser. */
  private async list(path: string, query: Query): Promise<Content | undefined> {
    if (Object.keys(query).some((name) => LIST_QUERIES.includes(name))) return undefined;
    const data = await this.listData(path);
    return data && this.rendering.render(data);
  }

  private async listData(path: string): Promise<PageData | undefined> {
    switch (path) {
      case boardPath:
        return boardData(await this.posts.firstPage({ sort: 'new', limit: boardPageSize }));
      case questionsPath:
        return questionsData(await this.questions.firstPage());
      case symbolsPath:
        return symbolsData(this.haemong.symbols);
      case storiesPath:
        return { path, stories: this.haemong.listStories() };
    }
  }

  /** Works without the database too, because a visitor may want to write down a dream. */
  private async home(): Promise<Content | undefined> {
    const liked = await this.posts
      .firstPage({ sort: 'popular', limit: homePagePosts })
      .catch((error: unknown) => {
        this.logger.error(error);
        return undefined;
      });
    return this.rendering.render(homeData(liked));
  }

  private async named(path: string): Promise<Page | undefined> {
    const [, kind, name = ''] = /^\/(dream|post|qna|symbols|stories)\/([^/]+)$/.exec(path) ?? [];
    if (kind === 'dream') return { status: 200, head: { ...dreamPage, path } };
    if (kind === 'symbols') return this.symbol(name);
    if (kind === 'stories') return this.story(name);
    if (!isUuid(name)) return undefined;
    return kind === 'post' ? this.post(name.toLowerCase()) : this.question(name.toLowerCase());
  }

  private async symbol(id: string): Promise<Page | undefined> {
    const symbol = this.haemong.findSymbol(id);
    return symbol && this.page(symbolHead(symbol, this.siteUrl), { symbol });
  }

  private async story(slug: string): Promise<Page | undefined> {
    const story = this.haemong.findStory(slug);
    return story && this.page(storyHead(story), { story });
  }

  private async post(id: string): Promise<Page | undefined> {
    const post = await this.posts.find(id);
    return (
      post && this.page(postHead(post, this.siteUrl), postData(post, await this.posts.findSimilar(id, null)))
    );
  }

  private async question(id: string): Promise<Page | undefined> {
    const question = await this.questions.find(id);
    return question && this.page(questionHead(question, this.siteUrl), { question });
  }

  private async page(head: NamedHead, data: Omit<PageData, 'path'>): Promise<Page> {
    return { status: 200, head, ...(await this.rendering.render({ path: head.path, ...data })) };
  }
}
