import { Module } from '@nestjs/common';
import { InterpretingService } from './interpreting.service.js';
import { LexiconService } from './lexicon/lexicon.service.js';

@Module({ providers: [LexiconService, InterpretingService], exports: [LexiconService, InterpretingService] })
export class InterpretationModule {}
