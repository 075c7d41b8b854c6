import { Module } from '@nestjs/common';
import { LoginsService } from './logins.service.js';

/** Logged-in devices: the api checks them, and the worker deletes expired ones. */
@Module({ providers: [LoginsService], exports: [LoginsService] })
export class LoginsModule {}
