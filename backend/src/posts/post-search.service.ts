import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { PostQuery, PostSort } from '@kkumpuri/contract';
import { type ListPlace, SearchedList } from '../common/searched-list.js';
import { comesAfter, containsText, descending, Values } from '../common/text-search.js';
import { postOrders } from './post-order.js';
import { POST_COLUMNS, type PostRow } from './post-row.js';

const SEARCHED = ['posts.title', 'posts.dream_content'];

/** Of the most liked, more are looked through: the index is dear there, every match is read. */
const POPULAR_WALK = 4_000;

/** Pages of the board: `limit` + 1 rows after the cursor, searched or not. */
@Injectable()
export class PostSearchService {
  private readonly lists: Record<PostSort, SearchedList<PostRow>>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    const listBy = (sort: PostSort) =>
      new SearchedList<PostRow>(dataSource, {
        table: 'posts',
        columns: POST_COLUMNS,
        order: postOrders[sort].columns,
        searched: SEARCHED,
      });
    this.lists = { new: listBy('new'), popular: listBy('popular') };
  }

  async findPage({ sort, cursor, limit, q }: PostQuery): Promise<PostRow[]> {
    const place = { limit, position: postOrders[sort].positionOf(cursor) };
    if (!q) return this.lists[sort].list(place);
    const walked = await this.lists[sort].walk(place, q, sort === 'popular' ? POPULAR_WALK : undefined);
    if (walked.length > limit) return walked;
    return sort === 'new' ? this.lookUpNewest(place, q) : this.lookUpPopular(place, q);
  }

  /** What was found is put in order before any post is read, so that only the posts of one page are. */
  private lookUpNewest({ position, limit }: ListPlace, wanted: string): Promise<PostRow[]> {
    const values = new Values();
    const order = ['found.created_at', 'found.post_id'];
    return this.dataSource.query(
      `SELECT posts.* FROM (
         SELECT post_id, created_at FROM post_search found
         WHERE search @@ search_query(${values.add(wanted)}, 'post_search') AND ${comesAfter(order, position, values)}
         ORDER BY ${descending(order)} OFFSET 0) AS found
       CROSS JOIN LATERAL (
         SELECT ${POST_COLUMNS} FROM posts
         WHERE posts.id = found.post_id AND ${containsText(SEARCHED, wanted, values)} OFFSET 0) AS posts
       ORDER BY ${descending(order)} LIMIT ${values.add(limit + 1)}`,
      values.list,
    );
  }

  /** Likes are only in the posts themselves, so every match is read. */
  private lookUpPopular({ position, limit }: ListPlace, wanted: string): Promise<PostRow[]> {
    const values = new Values();
    const order = postOrders.popular.columns;
    return this.dataSource.query(
      `SELECT ${POST_COLUMNS} FROM post_search found JOIN posts ON posts.id = found.post_id
       WHERE found.search @@ search_query(${values.add(wanted)}, 'post_search') AND ${comesAfter(order, position, values)}
         AND ${containsText(SEARCHED, wanted, values)}
       ORDER BY ${descending(order)} LIMIT ${values.add(limit + 1)}`,
      values.list,
    );
  }
}
