import { Module } from '@nestjs/common';
import { InterpretationModule } from '../interpretation/interpretation.module.js';
import { SymbolsController } from './symbols.controller.js';

@Module({ imports: [InterpretationModule], controllers: [SymbolsController] })
export class SymbolsModule {}
