import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { errorMessages, type Post, type PostList, type PostQuery } from '@kkumpuri/contract';
import { AppError } from '../http/app-error.js';
import type { Caller, CallerUser } from '../http/caller.decorator.js';
import { takeFound } from '../database/lists/keyset-page.js';
import { SharedRun } from '../concurrency/shared-run.js';
import { ViewCounter } from '../views/view-counter.js';
import { utcDay, viewerOf } from '../views/viewer.js';
import { ENV, type Env } from '../config/env.js';
import { ViewAllowanceService } from '../limits/view-allowance.service.js';
import { PostLoader } from './post-looks.js';
import { postOrders } from './post-order.js';
import { POST_COLUMNS, type PostRow, presentPost, WHOLE_POST_COLUMNS } from './post-row.js';
import { PostSearchService } from './post-search.service.js';

const MAX_SIMILAR = 6;
/** For queries shared by several callers: a disconnecting caller does not cancel them. */
const NEVER_ABORTED = new AbortController().signal;
/** Compares only the newest posts of each symbol. */
const CANDIDATES_PER_SYMBOL = 1_000;

/** Reads the board. */
@Injectable()
export class PostsService implements BeforeApplicationShutdown {
  private readonly views: ViewCounter;
  private readonly loader: PostLoader;
  private readonly firstPages = new Map<string, SharedRun<PostList>>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENV) private readonly env: Env,
    private readonly search: PostSearchService,
    private readonly viewAllowance: ViewAllowanceService,
  ) {
    this.views = new ViewCounter(dataSource, { table: 'posts', views: 'post_views', key: 'post_id' });
    this.loader = new PostLoader(dataSource);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.views.close();
  }

  async list(query: PostQuery, { user }: Caller, signal: AbortSignal): Promise<PostList> {
    if (user || query.q || query.cursor) return this.findPage(query, user, signal);
    return this.firstPage(query);
  }

  /** The first page for guests. Concurrent requests share one query and get the same object. */
  firstPage({ sort, limit }: Pick<PostQuery, 'sort' | 'limit'>): Promise<PostList> {
    const key = `${sort} ${limit}`;
    const firstPage =
      this.firstPages.get(key) ?? new SharedRun(() => this.findPage({ sort, limit }, null, NEVER_ABORTED));
    this.firstPages.set(key, firstPage);
    return firstPage.run();
  }

  private async findPage(query: PostQuery, user: CallerUser | null, signal: AbortSignal): Promise<PostList> {
    const found = await this.search.findPage(query, signal);
    const { page, nextCursor } = takeFound(found, query.limit, postOrders[query.sort].encode);
    return { posts: await this.present(page, user), nextCursor };
  }

  /** Returns the post as a guest sees it, without counting a view. */
  async find(id: string): Promise<Post | undefined> {
    const rows = await this.dataSource.query<PostRow[]>(
      `SELECT ${WHOLE_POST_COLUMNS} FROM posts WHERE id = $1`,
      [id],
    );
    const [post] = await this.present(rows, null);
    return post;
  }

  /** Counts the view and includes it in the returned number. */
  async read(id: string, request: FastifyRequest, caller: Caller): Promise<Post> {
    const day = utcDay();
    const viewer = viewerOf(request, this.env.JWT_SECRET ?? '', day);
    const found = await this.loader.find({ id, day, viewer, member: caller.user?.id ?? null });
    if (!found) throw postNotFound();
    const { row, seen, liked, ownDream } = found;
    const counts = !seen && this.viewAllowance.take(request, id);
    const unwritten = counts ? await this.views.count({ id, day, viewer }, request) : 0;
    const post = presentPost({ ...row, views: row.views + unwritten }, liked);
    return ownDream === undefined ? post : { ...post, dream_id: ownDream };
  }

  /** Returns posts with common symbols, those with the most first. */
  async findSimilar(id: string, user: CallerUser | null): Promise<Post[]> {
    const rows = await this.dataSource.query<PostRow[]>(
      `SELECT ${POST_COLUMNS} FROM (
         SELECT other.post_id, count(*) AS shared
         FROM post_symbols own CROSS JOIN LATERAL (
           SELECT post_id FROM post_symbols WHERE symbol_id = own.symbol_id
           ORDER BY created_at DESC, post_id DESC LIMIT ${CANDIDATES_PER_SYMBOL}) AS other
         WHERE own.post_id = $1 AND other.post_id <> $1
         GROUP BY other.post_id) AS candidates
       JOIN posts ON posts.id = candidates.post_id
       ORDER BY shared DESC, posts.created_at DESC, posts.id DESC LIMIT ${MAX_SIMILAR}`,
      [id],
    );
    if (rows.length === 0) await this.requirePost(id);
    return this.present(rows, user);
  }

  private async requirePost(id: string): Promise<void> {
    const [found] = await this.dataSource.query<unknown[]>('SELECT 1 FROM posts WHERE id = $1', [id]);
    if (!found) throw postNotFound();
  }

  private async present(rows: PostRow[], user: CallerUser | null): Promise<Post[]> {
    const liked = user ? await this.likedAmong(rows, user.id) : new Set<string>();
    return rows.map((row) => presentPost(row, liked.has(row.id)));
  }

  private async likedAmong(rows: PostRow[], userId: string): Promise<Set<string>> {
    const liked = await this.dataSource.query<{ post_id: string }[]>(
      'SELECT post_id FROM post_likes WHERE user_id = $1 AND post_id = ANY($2)',
      [userId, rows.map((row) => row.id)],
    );
    return new Set(liked.map((like) => like.post_id));
  }
}

export function postNotFound(): AppError {
  return new AppError(404, 'not_found', errorMessages.postNotFound);
}
