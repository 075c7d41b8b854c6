import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENV, type Env } from '../config/env.js';
import { breakingSocket } from './breaking-socket.js';
import { dataSourceOptions } from './data-source-options.js';

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
        };
        return { ...options, extra, retryAttempts: 3, retryDelay: 1_000 };
      },
    }),
  ],
})
export class DatabaseModule {}
