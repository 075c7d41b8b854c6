import { Module } from '@nestjs/common';
import { LedgerService } from './ledger.service.js';
import { ModelUsageService } from './model-usage.service.js';

/** The costs of the models, counted by the workers and read by admins. */
@Module({
  providers: [LedgerService, ModelUsageService],
  exports: [LedgerService, ModelUsageService],
})
export class LedgerModule {}
