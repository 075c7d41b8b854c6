import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AdminActivity, AdminStats, Interpretation, SearchQuery, User } from '@kkumpuri/contract';
import { encodeCursor, type PagePosition, positionOf, takePage } from '../common/page.js';
import { SearchedList } from '../common/searched-list.js';

/** Dream texts have no index of their own: so many are looked through for one page, and its cursor leads on. */
const DREAMS_LOOKED_THROUGH = 50_000;
const RECENT = 20;

type UserRow = PagePosition & Omit<User, 'created_at'>;
type DreamRow = PagePosition & Omit<Interpretation, 'created_at'>;

const DREAM_COLUMNS = `interpretations.id, interpretations.user_id, interpretations.dream_content,
  interpretations.interpretation, interpretations.is_shared, interpretations.status, interpretations.reading,
  interpretations.engine, interpretations.fallback, interpretations.care, interpretations.created_at AS "createdAt"`;

/** What the admin pages read. */
@Injectable()
export class AdminListsService {
  private readonly users: SearchedList<UserRow>;
  private readonly dreams: SearchedList<DreamRow>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    this.users = new SearchedList(dataSource, {
      table: 'users',
      columns: 'users.id, users.email, users.username, users.is_admin, users.created_at AS "createdAt"',
      order: ['users.created_at', 'users.id'],
      searched: ['users.email', 'users.username'],
    });
    this.dreams = new SearchedList(dataSource, {
      table: 'interpretations',
      columns: DREAM_COLUMNS,
      order: ['interpretations.created_at', 'interpretations.id'],
      searched: ['interpretations.dream_content'],
    });
  }

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

  async listUsers({ limit, cursor, q }: SearchQuery) {
    const rows = await this.users.findPage({ limit, position: positionOf(cursor) }, q);
    const { page, nextCursor } = takePage(rows, limit);
    return { users: page.map(withTime), nextCursor };
  }

  async listInterpretations({ limit, cursor, q }: SearchQuery) {
    const place = { limit, position: positionOf(cursor) };
    if (!q) return presentDreams(takePage(await this.dreams.list(place), limit));
    const found = await this.dreams.walk(place, q, DREAMS_LOOKED_THROUGH);
    if (found.length > limit) return presentDreams(takePage(found, limit));
    return presentDreams({ page: found, nextCursor: await this.endOfWalk(place.position) });
  }

  async readActivity(): Promise<AdminActivity> {
    const [dreams, posts] = await Promise.all([
      this.dataSource.query<(PagePosition & { user_id: string | null; dream_content: string })[]>(
        `SELECT id, user_id, dream_content, created_at AS "createdAt" FROM interpretations
         ORDER BY created_at DESC, id DESC LIMIT ${RECENT}`,
      ),
      this.dataSource.query<(PagePosition & { title: string; views: number; likes: number })[]>(
        `SELECT id, title, views, likes, created_at AS "createdAt" FROM posts
         ORDER BY created_at DESC, id DESC LIMIT ${RECENT}`,
      ),
    ]);
    return { recentInterpretations: dreams.map(withTime), recentPosts: posts.map(withTime) };
  }

  /** Where a walk of full length ended, or null when it came to the end of the list. */
  private async endOfWalk(position: unknown[]): Promise<string | null> {
    const after = position.length > 0 ? 'WHERE (created_at, id) < ($1, $2)' : '';
    const [last] = await this.dataSource.query<PagePosition[]>(
      `SELECT created_at AS "createdAt", id FROM interpretations ${after}
       ORDER BY created_at DESC, id DESC OFFSET ${DREAMS_LOOKED_THROUGH - 1} LIMIT 1`,
      position,
    );
    return last ? encodeCursor(last) : null;
  }
}

function presentDreams({ page, nextCursor }: { page: DreamRow[]; nextCursor: string | null }) {
  return { interpretations: page.map(withTime), nextCursor };
}

/** The row with its time as it stands on the wire. */
function withTime<Row extends PagePosition>({ createdAt, ...row }: Row) {
  return { ...row, created_at: createdAt.toISOString() };
}
