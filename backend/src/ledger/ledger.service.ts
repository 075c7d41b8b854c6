import type { Ledger, LedgerDay, LedgerUse } from '@kkumpuri/contract';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENV, type Env } from '../config/env.js';
import { ModelUsageService, TODAY } from './model-usage.service.js';

const DAY_OF = (column: string) => `(${column} AT TIME ZONE 'Asia/Seoul')::date`;

/** Readings per day by engine, with latency and feedback; includes days without readings. */
const READINGS = `
  SELECT to_char(days.day, 'YYYY-MM-DD') AS date, coalesce(sum(counted.readings), 0)::int AS readings,
    coalesce(jsonb_object_agg(counted.engine, counted.readings) FILTER (WHERE counted.engine IS NOT NULL), '{}') AS "byEngine",
    coalesce(sum(counted.fallbacks), 0)::int AS fallbacks, coalesce(sum(counted.up), 0)::int AS up,
    coalesce(sum(counted.down), 0)::int AS down,
    (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY latency_ms) FROM read WHERE read.day = days.day)::float8 AS "p50Ms",
    (SELECT percentile_cont(0.95) WITHIN GROUP (ORDER BY latency_ms) FROM read WHERE read.day = days.day)::float8 AS "p95Ms"
  FROM days LEFT JOIN (
    SELECT day, engine, count(*) AS readings, count(*) FILTER (WHERE fallback) AS fallbacks,
      count(*) FILTER (WHERE feedback = 'up') AS up, count(*) FILTER (WHERE feedback = 'down') AS down
    FROM read GROUP BY day, engine) counted USING (day)
  GROUP BY days.day ORDER BY days.day DESC`;

const WITH_READ = `
  WITH days AS (SELECT generate_series(${TODAY} - ($1::int - 1), ${TODAY}, '1 day')::date AS day),
  read AS MATERIALIZED (
    SELECT ${DAY_OF('completed_at')} AS day, engine, fallback, feedback, latency_ms FROM interpretations
    WHERE status = 'completed' AND engine IS NOT NULL
      AND created_at >= (${TODAY} - $1::int)::timestamp AT TIME ZONE 'Asia/Seoul')`;

const USES = `
  SELECT to_char(day, 'YYYY-MM-DD') AS date, model, prompt_version AS "promptVersion", calls,
    input_tokens::float8 AS "tokensIn", output_tokens::float8 AS "tokensOut", cost::float8 AS cost
  FROM model_usage WHERE day > ${TODAY} - $1::int ORDER BY day DESC, model, prompt_version`;

type ReadDay = Omit<LedgerDay, 'tokensIn' | 'tokensOut' | 'cost' | 'models'>;
type Use = LedgerUse & { date: string };

/** Daily cost, latency and feedback of readings, for admins. */
@Injectable()
export class LedgerService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly usage: ModelUsageService,
  ) {}

  async read(days: number): Promise<Ledger> {
    const [readings, uses, spentToday] = await Promise.all([
      this.dataSource.query<ReadDay[]>(`${WITH_READ} ${READINGS}`, [days]),
      this.dataSource.query<Use[]>(USES, [days]),
      this.usage.costToday(),
    ]);
    const limit = this.env.MODEL_DAILY_BUDGET ?? null;
    return {
      days: readings.map((day) => withUses(day, uses)),
      budget: { limit, spentToday, isSpent: limit !== null && spentToday >= limit },
    };
  }
}

function withUses(day: ReadDay, uses: readonly Use[]): LedgerDay {
  const models = uses.filter(({ date }) => date === day.date).map(({ date: _date, ...use }) => use);
  const sum = (of: (use: LedgerUse) => number) => models.reduce((total, use) => total + of(use), 0);
  return {
    ...day,
    tokensIn: sum(({ tokensIn }) => tokensIn),
    tokensOut: sum(({ tokensOut }) => tokensOut),
    cost: sum(({ cost }) => cost),
    models,
  };
}
