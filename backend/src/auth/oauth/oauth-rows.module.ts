import { Module } from '@nestjs/common';
import { OAuthRows } from './oauth-rows.service.js';

/** Sign-ins in progress: the api writes them, and the worker deletes expired ones. */
@Module({ providers: [OAuthRows], exports: [OAuthRows] })
export class OAuthRowsModule {}
