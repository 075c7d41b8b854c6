import { Inject, Injectable } from '@nestjs/common';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { BoundedWork } from '../../concurrency/bounded-work.js';
import { ENV, type Env } from '../../config/env.js';
import { unpackTypeface } from './typeface.js';

/** About 50 kB each. */
const MOST_KEPT = 200;
/** A few seconds of drawing. Robots come back for what they were refused. */
const MOST_WAITING = 30;

/** Draws the pictures that shared pages show, one at a time, so that a crowd of robots leaves the processor to people. */
@Injectable()
export class PicturesService {
  private readonly kept = new LRUCache<string, Buffer>({ max: MOST_KEPT });
  private typeface?: Promise<string>;
  private readonly inTurn = new BoundedWork(1, MOST_WAITING);

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** A PNG of the picture that `pictureSvg` describes. Fails with 503 when too many are waiting to be drawn. */
  async draw(svg: string): Promise<Buffer> {
    return this.kept.get(svg) ?? this.inTurn.run(async () => this.kept.get(svg) ?? this.render(svg));
  }

  private async render(svg: string): Promise<Buffer> {
    const font = {
      fontFiles: [await this.findTypeface()],
      loadSystemFonts: false,
      defaultFontFamily: 'Gowun Batang',
    };
    const png = (await renderAsync(svg, { font })).asPng();
    this.kept.set(svg, png);
    return png;
  }

  /** A failure, such as a full disk, is not remembered. */
  private findTypeface(): Promise<string> {
    this.typeface ??= unpackTypeface(this.env.DATA_DIR).catch((error: unknown) => {
      this.typeface = undefined;
      throw error;
    });
    return this.typeface;
  }
}
