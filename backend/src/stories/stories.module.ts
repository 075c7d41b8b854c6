import { Module } from '@nestjs/common';
import { InterpretationModule } from '../interpretation/interpretation.module.js';
import { StoriesController } from './stories.controller.js';

@Module({ imports: [InterpretationModule], controllers: [StoriesController] })
export class StoriesModule {}
