import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import type { LimitName } from './limits.types.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { RATE_LIMIT } from './rate-limited.types.js';

/** `@RateLimited('login')` limits the call by that policy, per address and per person. */
export function RateLimited(name: LimitName) {
  return applyDecorators(SetMetadata(RATE_LIMIT, name), UseGuards(RateLimitGuard));
}
