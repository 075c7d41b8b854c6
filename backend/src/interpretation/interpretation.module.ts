import { Module } from '@nestjs/common';
import { HaemongService } from './haemong/haemong.service.js';
import { InterpretingService } from './interpreting.service.js';

@Module({ providers: [HaemongService, InterpretingService], exports: [HaemongService, InterpretingService] })
export class InterpretationModule {}
