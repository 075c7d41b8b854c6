import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Env } from '../../config/env.js';
import { PicturesService } from './pictures.service.js';

const REQUESTED_AT_ONCE = 40;
const ONE_DRAWN_AND_30_WAITING = 31;

const svgOf = (at: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${at + 1}" height="1"/>`;

describe('PicturesService', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'pictures-'));
  afterAll(() => rmSync(DATA_DIR, { recursive: true }));

  it('draws as many concurrent pictures as the queue holds and rejects the rest with 503', async () => {
    const pictures = new PicturesService({ DATA_DIR } as Env);
    const requested = Array.from({ length: REQUESTED_AT_ONCE }, (_, at) => pictures.draw(svgOf(at)));
    const drawn = await Promise.allSettled(requested);
    expect(drawn.filter(({ status }) => status === 'fulfilled')).toHaveLength(ONE_DRAWN_AND_30_WAITING);
    expect(drawn.at(-1)).toMatchObject({ reason: { status: 503, code: 'overloaded' } });
  });
});
