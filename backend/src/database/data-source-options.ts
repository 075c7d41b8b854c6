import type { DataSourceOptions } from 'typeorm';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { LoginEntity } from '../auth/logins/login.entity.js';
import { RecoveryCodeEntity } from '../auth/two-factor/recovery-code.entity.js';
import { ResetTokenEntity } from '../auth/passwords/reset-token.entity.js';
import { SecondFactorEntity } from '../auth/two-factor/second-factor.entity.js';
import { UserEntity } from '../auth/user.entity.js';
import { IdempotencyKeyEntity } from '../dreams/idempotency/idempotency-key.entity.js';
import { InterpretationDraftEntity } from '../dreams/rows/interpretation-draft.entity.js';
import { InterpretationEntity } from '../dreams/rows/interpretation.entity.js';
import { PostLikeEntity } from '../posts/entities/post-like.entity.js';
import { PostSearchEntity } from '../posts/entities/post-search.entity.js';
import { PostSymbolEntity } from '../posts/entities/post-symbol.entity.js';
import { PostViewEntity } from '../posts/entities/post-view.entity.js';
import { PostEntity } from '../posts/entities/post.entity.js';
import { QuestionViewEntity } from '../qna/question-view.entity.js';
import { QuestionEntity } from '../qna/question.entity.js';
import { PreparingClient } from './preparing-client.js';
import { Baseline1790000000000 } from './migrations/1790000000000-baseline.js';
import { RowTotals1790000001000 } from './migrations/1790000001000-row-totals.js';
import { ThreeLetters1790000002000 } from './migrations/1790000002000-three-letters.js';
import { TellingGrams1790000003000 } from './migrations/1790000003000-telling-grams.js';
import { WorkerSlots1790000004000 } from './migrations/1790000004000-worker-slots.js';
import { SearchBounds1790000004500 } from './migrations/1790000004500-search-bounds.js';
import { Logins1790000010000 } from './migrations/1790000010000-logins.js';
import { ActivityLog1790000011000 } from './migrations/1790000011000-activity-log.js';
import { Ledger1795511943000 } from './migrations/1795511943000-ledger.js';
import { PostReadings1795510424000 } from './migrations/1795510424000-post-readings.js';
import { OwnAccount1795514809000 } from './migrations/1795514809000-own-account.js';
import { NotedDreams1795514810000 } from './migrations/1795514810000-noted-dreams.js';
import { OAuth1795523900000 } from './migrations/1795523900000-oauth.js';
import { GuestVisits1795526150000 } from './migrations/1795526150000-guest-visits.js';
import { WithoutAi1795526514000 } from './migrations/1795526514000-without-ai.js';
import { Looks1795526777000 } from './migrations/1795526777000-looks.js';
import { Removals1795527214000 } from './migrations/1795527214000-removals.js';
import { DreamTitles1795540700000 } from './migrations/1795540700000-dream-titles.js';
import { ViewDays1795515960000 } from './migrations/1795515960000-view-days.js';

const MIGRATIONS = [
  Baseline1790000000000,
  RowTotals1790000001000,
  ThreeLetters1790000002000,
  TellingGrams1790000003000,
  WorkerSlots1790000004000,
  SearchBounds1790000004500,
  Logins1790000010000,
  ActivityLog1790000011000,
  Ledger1795511943000,
  PostReadings1795510424000,
  OwnAccount1795514809000,
  NotedDreams1795514810000,
  ViewDays1795515960000,
  OAuth1795523900000,
  GuestVisits1795526150000,
  WithoutAi1795526514000,
  Looks1795526777000,
  Removals1795527214000,
  DreamTitles1795540700000,
];

/** Classes instead of globs: the same list works in src, in dist and under jest. */
export function dataSourceOptions(url: string, poolSize = 20): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    poolSize,
    extra: {
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      Client: PreparingClient,
    },
    entities: [
      AuditEntryEntity,
      IdempotencyKeyEntity,
      InterpretationDraftEntity,
      InterpretationEntity,
      LoginEntity,
      PostEntity,
      PostLikeEntity,
      PostSearchEntity,
      PostSymbolEntity,
      PostViewEntity,
      QuestionEntity,
      QuestionViewEntity,
      RecoveryCodeEntity,
      ResetTokenEntity,
      SecondFactorEntity,
      UserEntity,
    ],
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
  };
}
