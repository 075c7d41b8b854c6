import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { errorMessage } from '../logging/error-for-logs.js';
import { utcDay } from './viewer.js';

const FLUSH_MS = 150;
const DAY_MS = 86_400_000;

export interface View {
  id: string;
  day: string;
  viewer: string;
}

interface ViewedTable {
  table: 'posts' | 'questions';
  views: 'post_views' | 'question_views';
  key: 'post_id' | 'question_id';
}

/**
 * Counts exactly one view per viewer and day: a view is a row, and new rows increase the count in the same statement.
 * Views are batched for a moment, so that a popular page costs one statement instead of hundreds.
 */
export class ViewCounter {
  private readonly logger = new Logger(ViewCounter.name);
  private readonly pending = new Map<string, Map<string, View>>();
  /** Views of a statement that has not returned; none of them is pending. */
  private writing = new Map<string, Map<string, View>>();
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();
  private cleanedOn = '';
  private closing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly target: ViewedTable,
  ) {}

  /** Returns the number of unwritten views of the item, including this one. HEAD gets the same number as GET. */
  async count(view: View, { method }: Pick<FastifyRequest, 'method'>): Promise<number> {
    const pending = this.pending.get(view.id);
    const writing = this.writing.get(view.id);
    const isKnown = pending?.has(viewKey(view)) || writing?.has(viewKey(view));
    const unwritten = (pending?.size ?? 0) + (writing?.size ?? 0) + (isKnown ? 0 : 1);
    if (method === 'HEAD') return unwritten;
    if (!isKnown) this.keep(view);
    if (this.closing) await this.flush();
    return unwritten;
  }

  /** Views during shutdown are written before their requests are answered. */
  async close(): Promise<void> {
    this.closing = true;
    await this.flush();
  }

  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running = this.running.then(() => this.writePending());
    return this.running;
  }

  /** Keeps views that could not be written: writing a view twice counts it once. */
  private async writePending(): Promise<void> {
    const views = [...this.pending.values()].flatMap((ofItem) => [...ofItem.values()]);
    if (views.length === 0) return;
    this.writing = new Map(this.pending);
    this.pending.clear();
    try {
      await this.write(views);
      await this.forgetOldDays();
    } catch (error) {
      this.logger.warn(`views not written yet: ${errorMessage(error)}`);
      for (const view of views) this.keep(view);
    } finally {
      this.writing = new Map();
    }
  }

  private keep(view: View): void {
    const ofItem = this.pending.get(view.id) ?? new Map<string, View>();
    this.pending.set(view.id, ofItem.set(viewKey(view), view));
    if (!this.closing) this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
  }

  /** Inserts and locks rows in the same order in every process, so that two processes never deadlock. */
  private async write(views: View[]): Promise<void> {
    const { table, views: rows, key } = this.target;
    await this.dataSource.query(
      `WITH fresh AS (
         INSERT INTO ${rows} (${key}, day, viewer)
         SELECT seen.id, seen.day, seen.viewer
         FROM unnest($1::uuid[], $2::date[], $3::uuid[]) AS seen (id, day, viewer) JOIN ${table} USING (id)
         ORDER BY seen.id, seen.day, seen.viewer
         ON CONFLICT DO NOTHING RETURNING ${key}),
       counted AS (SELECT ${key} AS id, count(*)::int AS fresh FROM fresh GROUP BY ${key}),
       locked AS (SELECT id FROM ${table} WHERE id IN (SELECT id FROM counted) ORDER BY id FOR NO KEY UPDATE)
       UPDATE ${table} SET views = views + counted.fresh
       FROM counted JOIN locked USING (id) WHERE ${table}.id = counted.id`,
      [views.map((view) => view.id), views.map((view) => view.day), views.map((view) => view.viewer)],
    );
  }

  /** Runs once a day. Only the rows of today are needed and, for views not yet written, those of yesterday. */
  private async forgetOldDays(): Promise<void> {
    const today = utcDay();
    if (this.cleanedOn === today) return;
    this.cleanedOn = today;
    await this.dataSource.query(forgetting(this.target), [utcDay(new Date(Date.now() - DAY_MS))]);
  }
}

/** For posts, keeps the number of views per day, which the admin's trends show. */
function forgetting({ table, views }: ViewedTable): string {
  const forget = `DELETE FROM ${views} WHERE day < $1`;
  if (table === 'questions') return forget;
  return `
    WITH forgotten AS (${forget} RETURNING day)
    INSERT INTO view_days (day, views) SELECT day, count(*) FROM forgotten GROUP BY day ORDER BY day
    ON CONFLICT (day) DO UPDATE SET views = view_days.views + excluded.views`;
}

function viewKey({ day, viewer }: View): string {
  return `${day} ${viewer}`;
}
