import { Inject, Injectable } from '@nestjs/common';
import { renderAsync } from '@resvg/resvg-js';
import { ENV, type Env } from '../../config/env.js';
import { RecentlyUsed } from '../recently-used.js';
import { unpackTypeface } from './typeface.js';

/** About 50 kB each. */
const MOST_KEPT = 200;

/** Draws the pictures that shared pages show, one at a time, so that a crowd of robots leaves the processor to people. */
@Injectable()
export class PicturesService {
  private readonly kept = new RecentlyUsed<Buffer>(MOST_KEPT);
  private typeface?: Promise<string>;
  private lastDrawn: Promise<unknown> = Promise.resolve();

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** A PNG of the picture that `pictureSvg` describes. */
  async draw(svg: string): Promise<Buffer> {
    const kept = this.kept.get(svg);
    if (kept) return kept;
    const drawn = this.lastDrawn.then(() => this.kept.get(svg) ?? this.render(svg));
    this.lastDrawn = drawn.catch(() => undefined);
    return drawn;
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
