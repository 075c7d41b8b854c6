import { Inject, Injectable, Logger } from '@nestjs/common';
import { isUuid } from '@kkumpuri/contract';
import { ENV, type Env, publicUrl } from '../../config/env.js';
import { LexiconService } from '../../interpretation/lexicon/lexicon.service.js';
import type { Html } from '../html/html.js';
import { dreamPage, fixedPages } from './fixed-pages.js';
import { boardBody, questionsBody } from './list-bodies.js';
import { missingPage, type Page, unavailablePage } from './page.js';
import { PageRowsService } from './page-rows.service.js';
import { postPage } from './post-page.js';
import { questionPage } from './question-page.js';
import { symbolIndexBody, symbolPage } from './symbol-pages.js';

/** Says for every path which page it is, so that what is missing is a real 404. */
@Injectable()
export class PagesService {
  private readonly logger = new Logger('Pages');
  private readonly siteUrl: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly rows: PageRowsService,
    private readonly lexicon: LexiconService,
  ) {
    this.siteUrl = publicUrl(env);
  }

  /** Without its database the service still opens: the application says what happened and tries again. */
  async find(path: string): Promise<Page> {
    try {
      return (await this.fixed(path)) ?? (await this.named(path)) ?? missingPage;
    } catch (error) {
      this.logger.error(error);
      return unavailablePage;
    }
  }

  private async fixed(path: string): Promise<Page | undefined> {
    const page = Object.hasOwn(fixedPages, path) ? fixedPages[path] : undefined;
    return page && { status: 200, head: { ...page, path }, body: await this.bodyOf(path) };
  }

  private async bodyOf(path: string): Promise<Html | undefined> {
    if (path === '/symbols') return symbolIndexBody(this.lexicon.symbols);
    if (path === '/shared-posts') return boardBody(await this.rows.listPosts());
    if (path === '/qna') return questionsBody(await this.rows.listQuestions());
    return undefined;
  }

  private async named(path: string): Promise<Page | undefined> {
    const [, kind, name = ''] = /^\/(dream|post|qna|symbols)\/([^/]+)$/.exec(path) ?? [];
    if (kind === 'dream') return { status: 200, head: { ...dreamPage, path } };
    if (kind === 'symbols') return this.symbol(name);
    if (!isUuid(name)) return undefined;
    return kind === 'post' ? this.post(name.toLowerCase()) : this.question(name.toLowerCase());
  }

  private symbol(id: string): Page | undefined {
    const symbol = this.lexicon.find(id);
    return symbol && symbolPage(symbol, this.siteUrl);
  }

  private async post(id: string): Promise<Page | undefined> {
    const row = await this.rows.findPost(id);
    return row && postPage(row, this.siteUrl);
  }

  private async question(id: string): Promise<Page | undefined> {
    const row = await this.rows.findQuestion(id);
    return row && questionPage(row, this.siteUrl);
  }
}
