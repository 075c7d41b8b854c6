import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { PostQuery, PostSort } from '@kkumpuri/contract';
import { type FoundRows, hasGrams, type LookUp, SearchedList } from '../database/lists/searched-list.js';
import { comesAfter, containsText, descending, Values } from '../database/lists/text-search.js';
import { SearchesService } from '../database/searches.service.js';
import { postOrders } from './post-order.js';
import { POST_COLUMNS, type PostRow } from './post-row.js';

const INDEX = 'post_search';
const SEARCHED = ['posts.title', 'posts.dream_content'];

/** Scans more rows when sorting by likes, because the index is expensive there: it reads every match. */
const POPULAR_WALK = 4_000;

/** Finds pages of the board: `limit` + 1 rows after the cursor, with or without a search. */
@Injectable()
export class PostSearchService {
  private readonly lists: Record<PostSort, SearchedList<PostRow>>;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly searches: SearchesService,
  ) {
    this.lists = {
      new: listBy('new', lookUpNewest),
      popular: listBy('popular', lookUpPopular, POPULAR_WALK),
    };
  }

  async findPage({ sort, cursor, limit, q }: PostQuery, caller: AbortSignal): Promise<FoundRows<PostRow>> {
    const list = this.lists[sort];
    const place = { limit, position: postOrders[sort].positionOf(cursor) };
    if (q) return this.searches.run((query) => list.search(query, place, q), caller);
    return { rows: await list.list((statement, values) => this.dataSource.query(statement, values), place) };
  }
}

function listBy(sort: PostSort, lookUp: LookUp<PostRow>, walk?: number): SearchedList<PostRow> {
  const { columns: order } = postOrders[sort];
  const shape = { table: 'posts', columns: POST_COLUMNS, order, searched: SEARCHED, index: INDEX, walk };
  return new SearchedList<PostRow>(shape, lookUp);
}

/** Sorts the matches before reading posts, so that it reads only the posts of one page. */
const lookUpNewest: LookUp<PostRow> = (query, { position, limit }, searchText) => {
  const values = new Values();
  const order = ['found.created_at', 'found.post_id'];
  return query(
    `SELECT posts.* FROM (
       SELECT post_id, created_at FROM post_search found
       WHERE ${hasGrams('search', INDEX, searchText, values)} AND ${comesAfter(order, position, values)}
       ORDER BY ${descending(order)} OFFSET 0) AS found
     CROSS JOIN LATERAL (
       SELECT ${POST_COLUMNS} FROM posts
       WHERE posts.id = found.post_id AND ${containsText(SEARCHED, searchText, values)} OFFSET 0) AS posts
     ORDER BY ${descending(order)} LIMIT ${values.add(limit + 1)}`,
    values.list,
  );
};

/** Reads every match, because only the posts table contains the likes. */
const lookUpPopular: LookUp<PostRow> = (query, { position, limit }, searchText) => {
  const values = new Values();
  const order = postOrders.popular.columns;
  return query(
    `SELECT ${POST_COLUMNS} FROM post_search found JOIN posts ON posts.id = found.post_id
     WHERE ${hasGrams('found.search', INDEX, searchText, values)} AND ${comesAfter(order, position, values)}
       AND ${containsText(SEARCHED, searchText, values)}
     ORDER BY ${descending(order)} LIMIT ${values.add(limit + 1)}`,
    values.list,
  );
};
