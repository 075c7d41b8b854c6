import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RecentlyUsed } from './recently-used.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quick rather than small: this is done while somebody waits. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Encoding = 'br' | 'gzip';

/** Weak, because the same page also travels compressed. */
export function weakEtag(...contents: readonly string[]): string {
  const hash = createHash('sha1');
  for (const content of contents) hash.update(content).update('\0');
  return `W/"${hash.digest('base64url')}"`;
}

export function isFresh(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some((one) => one.trim() === etag);
}

/** Sends text that browsers may keep but must ask about, compressed for those who take it. */
export class TextAnswers {
  private readonly compressed = new RecentlyUsed<Buffer>(200);

  async send(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
    const etag = weakEtag(text);
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
    void reply.header('etag', etag).header('vary', vary);
    if (reply.statusCode === 200 && isFresh(request, etag)) return reply.status(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!encoding) return reply.send(text);
    void reply.header('content-encoding', encoding);
    return reply.send(await this.compress(text, etag, encoding));
  }

  private async compress(text: string, etag: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${etag}`;
    const known = this.compressed.get(key);
    if (known) return known;
    const made = encoding === 'br' ? await compressBrotli(text, QUICK_BROTLI) : await compressGzip(text);
    this.compressed.set(key, made);
    return made;
  }
}

function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}
