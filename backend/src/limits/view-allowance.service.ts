import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key.js';
import { LimiterService } from './limiter.service.js';
import { VIEWS } from './limits.types.js';

/** How many views an address may add: sessions cost nothing to make up. */
@Injectable()
export class ViewAllowanceService {
  constructor(private readonly limiter: LimiterService) {}

  /** Whether a look of a new viewer at this post or question still counts as a view. HEAD adds none, and takes nothing. */
  async take({ method, ip }: Pick<FastifyRequest, 'method' | 'ip'>, id: string): Promise<boolean> {
    if (method === 'HEAD') return true;
    const address = addressKey(ip);
    const waits = await Promise.all([
      this.limiter.consume('view:one', VIEWS.ofOne, `${address} ${id}`),
      this.limiter.consume('view:all', VIEWS.ofAll, address),
    ]);
    return Math.max(...waits) === 0;
  }
}
