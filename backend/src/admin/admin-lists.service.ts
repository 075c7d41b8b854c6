import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  type AdminActivity,
  type AdminDreamsQuery,
  type AdminDreamStatus,
  type AdminStats,
  type Interpretation,
  isUuid,
  maskedText,
  type SearchQuery,
  type User,
} from '@kkumpuri/contract';
import { type PagePosition, positionOf, takeFound } from '../database/lists/keyset-page.js';
import { type FoundRows, SearchedList } from '../database/lists/searched-list.js';
import { maskPrivate } from '../dreams/dream-reading.service.js';
import { SearchesService } from '../database/searches.service.js';

const RECENT = 20;

type UserRow = PagePosition & Omit<User, 'created_at'>;
type DreamRow = PagePosition & Omit<Interpretation, 'created_at'>;

const DREAM_COLUMNS = `interpretations.id, interpretations.user_id, interpretations.dream_content,
  interpretations.interpretation, interpretations.is_shared, interpretations.status, interpretations.reading,
  interpretations.engine, interpretations.fallback, interpretations.care, interpretations.created_at AS "createdAt"`;

/** Excludes the text of private dreams: a match would reveal its content without a stated reason. */
const SEARCHABLE_DREAM_COLUMNS = [
  '(SELECT username FROM users WHERE users.id = interpretations.user_id)',
  ...['title', 'dream_content'].map(
    (text) => `CASE WHEN interpretations.is_shared THEN interpretations.${text} END`,
  ),
];

/** Each status has its own index. */
const STATUS_CONDITIONS: Record<AdminDreamStatus, string> = {
  pending: "interpretations.status = 'pending'",
  failed: "interpretations.status = 'failed'",
};

/** Reads the lists and totals of the admin pages. */
@Injectable()
export class AdminListsService {
  private readonly users = new SearchedList<UserRow>({
    table: 'users',
    columns: 'users.id, users.email, users.username, users.is_admin, users.created_at AS "createdAt"',
    order: ['users.created_at', 'users.id'],
    searched: ['users.email', 'users.username'],
    index: 'users',
  });
  /** Has no gram index: a search compares a limited number of rows per page, and the cursor continues from there. */
  private readonly dreams = new SearchedList<DreamRow>({
    table: 'interpretations',
    columns: DREAM_COLUMNS,
    order: ['interpretations.created_at', 'interpretations.id'],
    searched: SEARCHABLE_DREAM_COLUMNS,
  });

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly searches: SearchesService,
  ) {}

  async readStats(): Promise<AdminStats> {
    const [stats] = await this.dataSource.query<[AdminStats]>(
      `SELECT sum(rows) FILTER (WHERE counted = 'users')::int AS "totalUsers",
              sum(rows) FILTER (WHERE counted = 'interpretations')::int AS "totalInterpretations",
              sum(rows) FILTER (WHERE counted = 'post_likes')::int AS "totalLikes",
              posts AS "sharedInterpretations", views::float8 AS "totalViews"
       FROM row_totals, post_totals GROUP BY posts, views`,
    );
    return stats;
  }

  async listUsers(query: SearchQuery, signal: AbortSignal) {
    const { page, nextCursor } = takeFound(await this.findPage(this.users, query, signal), query.limit);
    return { users: page.map(withTime), nextCursor };
  }

  async listInterpretations({ status, ...query }: AdminDreamsQuery, signal: AbortSignal) {
    const { q, ...list } = query;
    const where = [status && STATUS_CONDITIONS[status], isUuid(q) && matchesId(q)]
      .filter(Boolean)
      .join(' AND ');
    const found = await this.findPage(this.dreams, isUuid(q) ? list : query, signal, where || undefined);
    const { page, nextCursor } = takeFound(found, query.limit);
    return { interpretations: page.map((row) => maskPrivate(withTime(row))), nextCursor };
  }

  async readActivity(): Promise<AdminActivity> {
    const [dreams, posts] = await Promise.all([
      this.dataSource.query<
        (PagePosition & { user_id: string | null; dream_content: string; is_shared: boolean })[]
      >(
        `SELECT id, user_id, dream_content, is_shared, created_at AS "createdAt" FROM interpretations
         ORDER BY created_at DESC, id DESC LIMIT ${RECENT}`,
      ),
      this.dataSource.query<(PagePosition & { title: string; views: number; likes: number })[]>(
        `SELECT id, title, views, likes, created_at AS "createdAt" FROM posts
         ORDER BY created_at DESC, id DESC LIMIT ${RECENT}`,
      ),
    ]);
    return {
      recentInterpretations: dreams.map((row) => presentRecent(withTime(row))),
      recentPosts: posts.map(withTime),
    };
  }

  private async findPage<Row>(
    list: SearchedList<Row>,
    { limit, cursor, q }: SearchQuery,
    signal: AbortSignal,
    where?: string,
  ): Promise<FoundRows<Row>> {
    const place = { limit, position: positionOf(cursor), where };
    if (q) return this.searches.run((query) => list.search(query, place, q), signal);
    return { rows: await list.list((statement, values) => this.dataSource.query(statement, values), place) };
  }
}

/** Matches the dream with this id, or all dreams of the member with this id. */
function matchesId(id: string): string {
  return `'${id}' IN (interpretations.id, interpretations.user_id)`;
}

function presentRecent({
  is_shared,
  ...dream
}: AdminActivity['recentInterpretations'][number] & { is_shared: boolean }) {
  return is_shared ? dream : { ...dream, dream_content: maskedText, masked: true as const };
}

/** Converts the creation time to the API format. */
function withTime<Row extends PagePosition>({ createdAt, ...row }: Row) {
  return { ...row, created_at: createdAt.toISOString() };
}
