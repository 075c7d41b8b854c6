import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isFresh, weakEtag } from '../http/etag.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Fast rather than small, because the client waits for it. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Encoding = 'br' | 'gzip';

/**
 * Sends text with an ETag, compressed if the client accepts it. Caches compressed pages: compressing every response, as
 * @fastify/compress does, costs four to seven times the processor time (decision 19).
 */
export class TextAnswers {
  private readonly compressed = new LRUCache<string, Buffer>({ max: 200 });

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
    const cached = this.compressed.get(key);
    if (cached) return cached;
    const compressed = encoding === 'br' ? await compressBrotli(text, FAST_BROTLI) : await compressGzip(text);
    this.compressed.set(key, compressed);
    return compressed;
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
