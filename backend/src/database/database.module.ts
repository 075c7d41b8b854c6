import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENV, type Env } from '../config/env.js';
import { breakingSocket } from './breaking-socket.js';
import { dataSourceOptions } from './data-source-options.js';
import { SearchesService } from './searches.service.js';

/** Shorter than the silence that closes a connection. Migrations have no such limit and open their own connections. */
const LONGEST_STATEMENT_MS = 15_000;

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [ENV],
      useFactory: (env: Env) => {
        const options = dataSourceOptions(env.DATABASE_URL);
        const extra = {
          ...(options.extra as object),
          stream: () => breakingSocket(env.CONNECTION_SILENCE_MS),
          idleTimeoutMillis: env.CONNECTION_SILENCE_MS / 2,
          statement_timeout: LONGEST_STATEMENT_MS,
        };
        return { ...options, extra, retryAttempts: 3, retryDelay: 1_000 };
      },
    }),
  ],
  providers: [SearchesService],
  exports: [SearchesService],
})
export class DatabaseModule {}
