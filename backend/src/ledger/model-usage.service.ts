import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENV, type Env } from '../config/env.js';
import type { ModelUsage } from '../interpretation/interpreter.port.js';

const TOKENS_PER_PRICE = 1_000_000;
/** The day of the daily budget, in the operator's time zone. */
export const TODAY = `(now() AT TIME ZONE 'Asia/Seoul')::date`;

/** A model call that returned a response, whether its reading was usable or not. */
export interface ModelCall {
  model: string;
  promptVersion: string;
  usage: ModelUsage;
}

/** Counts the cost of the models in one row per day, model and prompt version, shared by all workers. */
@Injectable()
export class ModelUsageService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** Returns the cost in the currency of the prices; 0 if no prices are set. */
  costOf({ inputTokens, outputTokens }: ModelUsage): number {
    const { MODEL_PRICE_IN: priceIn = 0, MODEL_PRICE_OUT: priceOut = 0 } = this.env;
    return (inputTokens * priceIn + outputTokens * priceOut) / TOKENS_PER_PRICE;
  }

  async record({ model, promptVersion, usage }: ModelCall): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO model_usage AS total (day, model, prompt_version, calls, input_tokens, output_tokens, cost)
       VALUES (${TODAY}, $1, $2, 1, $3, $4, $5)
       ON CONFLICT (day, model, prompt_version) DO UPDATE SET calls = total.calls + 1,
         input_tokens = total.input_tokens + excluded.input_tokens,
         output_tokens = total.output_tokens + excluded.output_tokens, cost = total.cost + excluded.cost`,
      [model, promptVersion, usage.inputTokens, usage.outputTokens, this.costOf(usage)],
    );
  }

  /** Whether today's calls have used up the budget. Calls in progress are not counted yet. */
  async isBudgetSpent(): Promise<boolean> {
    const budget = this.env.MODEL_DAILY_BUDGET;
    if (budget === undefined) return false;
    return (await this.costToday()) >= budget;
  }

  async costToday(): Promise<number> {
    const [row] = await this.dataSource.query<[{ cost: number }]>(
      `SELECT coalesce(sum(cost), 0)::float8 AS cost FROM model_usage WHERE day = ${TODAY}`,
    );
    return row.cost;
  }
}
