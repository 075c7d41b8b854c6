import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key.js';
import { LimiterService } from './limiter.service.js';
import { VIEWS } from './limits.types.js';

/** Limits the views that an address can add, because clients can create sessions at no cost. */
@Injectable()
export class ViewAllowanceService {
  constructor(private readonly limiter: LimiterService) {}

  /** Returns whether to count a view of this post or question. HEAD adds no view and uses no allowance. */
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
