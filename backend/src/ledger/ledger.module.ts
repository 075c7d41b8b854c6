import { Module } from '@nestjs/common';
import { LedgerService } from './ledger.service.js';
import { ModelUsageService } from './model-usage.service.js';

/** What the models cost: counted by the workers, read by admins. */
@Module({
  providers: [LedgerService, ModelUsageService],
  exports: [LedgerService, ModelUsageService],
})
export class LedgerModule {}
