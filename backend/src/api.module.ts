import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { AdminModule } from './admin/admin.module.js';
import { AuthModule } from './auth/auth.module.js';
import { loggingModule } from './logging/logging.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { DatabaseModule } from './database/database.module.js';
import { DreamsModule } from './dreams/dreams.module.js';
import { HealthModule } from './health/health.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { PostsModule } from './posts/posts.module.js';
import { QnaModule } from './qna/qna.module.js';
import { StoriesModule } from './stories/stories.module.js';
import { SymbolsModule } from './symbols/symbols.module.js';
import { WebModule } from './web/web.module.js';

@Module({})
export class ApiModule {
  static with(env: Env): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ConfigModule.with(env),
        loggingModule,
        DatabaseModule,
        LimitsModule,
        HealthModule.for('api'),
        AuthModule,
        AccountModule,
        DreamsModule,
        PostsModule,
        QnaModule,
        StoriesModule,
        SymbolsModule,
        AdminModule,
        OpenApiModule,
        WebModule,
      ],
    };
  }
}
