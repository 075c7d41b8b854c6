import { Module } from '@nestjs/common';
import { WebService } from './web.service.js';

@Module({ providers: [WebService] })
export class WebModule {}
