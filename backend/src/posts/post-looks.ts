import type { DataSource } from 'typeorm';
import { createLoader } from '../concurrency/create-loader.js';
import type { View } from '../views/view-counter.js';
import { type PostRow, WHOLE_POST_COLUMNS } from './post-row.js';

/** One request for one post; `member` is null for a guest. */
interface PostRequest extends View {
  member: string | null;
}

interface LoadedPost {
  row: PostRow;
  /** Whether this viewer's view of today is already counted. */
  seen: boolean;
  liked: boolean;
  /** Id of the post's dream, if the member is its author. */
  ownDream?: string;
}

/** A post with the places (from 1) of requests whose view is already counted, and of those whose member likes it. */
type LoadedRow = PostRow & {
  seen: number[] | null;
  liked: number[] | null;
  author: string | null;
  dream: string;
};

/** Uses subqueries by key: the plan of a join would be kept for the table sizes at planning time. */
const LOAD_POSTS = `SELECT ${WHOLE_POST_COLUMNS}, loaded.seen, loaded.liked, posts.user_id AS author,
    posts.interpretation_id AS dream FROM (
    SELECT item.id,
      array_agg(item.place::int) FILTER (WHERE (
        SELECT true FROM post_views WHERE post_id = item.id AND day = item.day AND viewer = item.viewer)) AS seen,
      array_agg(item.place::int) FILTER (WHERE (
        SELECT true FROM post_likes WHERE post_id = item.id AND user_id = item.member)) AS liked
    FROM unnest($1::uuid[], $2::date[], $3::uuid[], $4::uuid[]) WITH ORDINALITY AS item (id, day, viewer, member, place)
    GROUP BY item.id) AS loaded
  JOIN posts USING (id)`;

/** Coalesces concurrent requests for posts into one query that also returns the views and likes of each request. */
export class PostLoader {
  private readonly loader = createLoader<PostRequest, LoadedPost | undefined>((requests) =>
    this.findAll(requests),
  );

  constructor(private readonly dataSource: DataSource) {}

  /** Returns undefined if the post does not exist. */
  find(request: PostRequest): Promise<LoadedPost | undefined> {
    return this.loader.load(request);
  }

  private async findAll(requests: readonly PostRequest[]): Promise<(LoadedPost | undefined)[]> {
    const rows = await this.dataSource.query<LoadedRow[]>(LOAD_POSTS, [
      requests.map(({ id }) => id),
      requests.map(({ day }) => day),
      requests.map(({ viewer }) => viewer),
      requests.map(({ member }) => member),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return requests.map(({ id, member }, index) => {
      const found = byId.get(id);
      if (!found) return undefined;
      const { seen, liked, author, dream, ...row } = found;
      const place = index + 1;
      return {
        row,
        seen: seen?.includes(place) ?? false,
        liked: liked?.includes(place) ?? false,
        ownDream: member !== null && author === member ? dream : undefined,
      };
    });
  }
}
