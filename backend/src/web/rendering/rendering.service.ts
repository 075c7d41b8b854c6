import { Inject, Injectable, Logger } from '@nestjs/common';
import { type PageData, pageDataId, type SiteSettings } from '@kkumpuri/contract';
import { LRUCache } from 'lru-cache';
import { ENV, type Env } from '../../config/env.js';
import { Html, jsonScript } from '../html/html.js';
import { siteOf } from '../site.js';
import type { RenderPage } from './load-renderer.js';

/** Injection token of the function that renders pages; undefined if none was built. */
export const RENDER_PAGE = Symbol('RENDER_PAGE');

const MAX_CACHED = 100;

/** A page that the application hydrates, and the data it was rendered from. */
export interface RenderedPage {
  body: Html;
  data: Html;
}

/** Renders the application's pages for guests, so that the text is visible before scripts run. */
@Injectable()
export class RenderingService {
  private readonly logger = new Logger('Pages');
  private readonly settings: SiteSettings;
  /** Rendered pages by their data. Also shares renderings in progress. */
  private readonly rendered = new LRUCache<string, Promise<RenderedPage | undefined>>({ max: MAX_CACHED });

  constructor(
    @Inject(ENV) env: Env,
    @Inject(RENDER_PAGE) private readonly renderPage: RenderPage | undefined,
  ) {
    this.settings = siteOf(env);
  }

  /** Returns undefined if the page cannot be rendered: the browser then renders it. */
  render(data: PageData): Promise<RenderedPage | undefined> {
    const key = JSON.stringify(data);
    const rendered = this.rendered.get(key) ?? this.make(data);
    this.rendered.set(key, rendered);
    return rendered;
  }

  private async make(data: PageData): Promise<RenderedPage | undefined> {
    try {
      const markup = await this.renderPage?.(data, this.settings);
      if (markup === undefined) return undefined;
      return {
        body: new Html(markup),
        data: jsonScript(data, `type="application/json" id="${pageDataId}"`),
      };
    } catch (error) {
      this.logger.error(error);
      return undefined;
    }
  }
}
