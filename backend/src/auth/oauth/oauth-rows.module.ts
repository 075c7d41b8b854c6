import { Module } from '@nestjs/common';
import { OAuthRows } from './oauth-rows.service.js';

/** Who is under way, which the api writes and the worker's housekeeping clears. */
@Module({ providers: [OAuthRows], exports: [OAuthRows] })
export class OAuthRowsModule {}
