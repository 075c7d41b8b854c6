import type { TrendDay, Trends } from '@kkumpuri/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { TODAY } from '../ledger/model-usage.service.js';

const rowsOf = (table: string) => `
  SELECT (created_at AT TIME ZONE 'Asia/Seoul')::date AS day, count(*) AS rows FROM ${table}
  WHERE created_at >= (${TODAY} - ($1::int - 1))::timestamp AT TIME ZONE 'Asia/Seoul' GROUP BY day`;

const VIEWS = `
  SELECT day, sum(views) AS rows FROM (
    SELECT day, views FROM view_days UNION ALL SELECT day, count(*) FROM post_views GROUP BY day) AS counted
  GROUP BY day`;

const TRENDS = `
  SELECT to_char(days.day, 'YYYY-MM-DD') AS date, coalesce(users.rows, 0)::int AS users,
    coalesce(dreams.rows, 0)::int AS dreams, coalesce(posts.rows, 0)::int AS posts,
    coalesce(views.rows, 0)::int AS views, coalesce(likes.rows, 0)::int AS likes
  FROM (SELECT generate_series(${TODAY} - ($1::int - 1), ${TODAY}, '1 day')::date AS day) AS days
    LEFT JOIN (${rowsOf('users')}) AS users USING (day)
    LEFT JOIN (${rowsOf('interpretations')}) AS dreams USING (day)
    LEFT JOIN (${rowsOf('posts')}) AS posts USING (day)
    LEFT JOIN (${VIEWS}) AS views USING (day)
    LEFT JOIN (${rowsOf('post_likes')}) AS likes USING (day)
  ORDER BY days.day DESC`;

/** Counts new members, dreams, posts, views and likes per day. */
@Injectable()
export class TrendsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async read(days: number): Promise<Trends> {
    return { days: await this.dataSource.query<TrendDay[]>(TRENDS, [days]) };
  }
}
