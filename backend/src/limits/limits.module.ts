import { Global, Module } from '@nestjs/common';
import { FailureLockService } from './failure-lock.service.js';
import { GuestAllowanceService } from './guest-allowance.service.js';
import { LimiterService } from './limiter.service.js';
import { LimiterStore } from './limiter.store.js';

@Global()
@Module({
  providers: [LimiterStore, LimiterService, FailureLockService, GuestAllowanceService],
  exports: [LimiterService, FailureLockService, GuestAllowanceService],
})
export class LimitsModule {}
