import { Module } from '@nestjs/common';
import { LoginsService } from './logins.service.js';

/** The devices that are logged in, which the api checks and the worker's housekeeping clears. */
@Module({ providers: [LoginsService], exports: [LoginsService] })
export class LoginsModule {}
