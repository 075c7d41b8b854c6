import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { InterpretationEntity } from './interpretation.entity.js';
import { InterpretationRepository } from './interpretation.repository.js';
import { LinkingService } from '../linking.service.js';

/** Interpretation rows and their ownership, used by the api and the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([InterpretationEntity])],
  providers: [IdempotencyService, InterpretationRepository, LinkingService],
  exports: [IdempotencyService, InterpretationRepository, LinkingService, TypeOrmModule],
})
export class InterpretationsModule {}
