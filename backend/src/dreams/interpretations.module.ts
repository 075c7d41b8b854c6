import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InterpretationEntity } from './interpretation.entity.js';
import { InterpretationRepository } from './interpretation.repository.js';

/** The rows themselves, which the api and the worker share. */
@Module({
  imports: [TypeOrmModule.forFeature([InterpretationEntity])],
  providers: [InterpretationRepository],
  exports: [InterpretationRepository, TypeOrmModule],
})
export class InterpretationsModule {}
