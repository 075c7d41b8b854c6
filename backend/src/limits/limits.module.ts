import { Global, Module } from '@nestjs/common';
import { FailureLockService } from './failure-lock.service.js';
import { GuestAllowanceService } from './guest-allowance.service.js';
import { LimiterService } from './limiter.service.js';
import { LimiterStore } from './limiter.store.js';
import { OpenWaitsService } from './open-waits.service.js';
import { ViewAllowanceService } from './view-allowance.service.js';

@Global()
@Module({
  providers: [
    LimiterStore,
    LimiterService,
    FailureLockService,
    GuestAllowanceService,
    OpenWaitsService,
    ViewAllowanceService,
  ],
  exports: [
    LimiterService,
    FailureLockService,
    GuestAllowanceService,
    OpenWaitsService,
    ViewAllowanceService,
  ],
})
export class LimitsModule {}
