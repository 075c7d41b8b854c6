import { Inject, Injectable } from '@nestjs/common';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { BoundedWork } from '../../concurrency/bounded-work.js';
import { ENV, type Env } from '../../config/env.js';
import { unpackTypeface } from './typeface.js';

/** About 50 kB each. */
const MAX_CACHED = 200;
/** A few seconds of drawing. Crawlers retry rejected requests. */
const MAX_WAITING = 30;

/** Draws the share pictures of pages one at a time, so that many crawlers do not use up the processor. */
@Injectable()
export class PicturesService {
  private readonly cache = new LRUCache<string, Buffer>({ max: MAX_CACHED });
  private typeface?: Promise<string>;
  private readonly inTurn = new BoundedWork(1, MAX_WAITING);

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** Renders the SVG of `pictureSvg` as PNG. Throws 503 if too many pictures are waiting. */
  async draw(svg: string): Promise<Buffer> {
    return this.cache.get(svg) ?? this.inTurn.run(async () => this.cache.get(svg) ?? this.render(svg));
  }

  private async render(svg: string): Promise<Buffer> {
    const font = {
      fontFiles: [await this.findTypeface()],
      loadSystemFonts: false,
      defaultFontFamily: 'Gowun Batang',
    };
    const png = (await renderAsync(svg, { font })).asPng();
    this.cache.set(svg, png);
    return png;
  }

  /** A failure, such as a full disk, is not cached. */
  private findTypeface(): Promise<string> {
    this.typeface ??= unpackTypeface(this.env.DATA_DIR).catch((error: unknown) => {
      this.typeface = undefined;
      throw error;
    });
    return this.typeface;
  }
}
