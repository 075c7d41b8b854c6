import type { DataSource } from 'typeorm';
import { createLoader } from '../concurrency/create-loader.js';
import type { View } from '../views/view-counter.js';
import { type PostRow, WHOLE_POST_COLUMNS } from './post-row.js';

/** One look at one post; `member` is null for a guest. */
interface Look extends View {
  member: string | null;
}

interface LookedAt {
  row: PostRow;
  /** That the view is counted already. */
  seen: boolean;
  liked: boolean;
  /** The post's dream, where its author looks. */
  ownDream?: string;
}

/** With the places of those looks (from 1) that find a view counted, and of those that find a like. */
type SharedRow = PostRow & {
  seen: number[] | null;
  liked: number[] | null;
  author: string | null;
  dream: string;
};

/** Each look has its rows looked up by their keys: a join would be planned once, for tables as small as they are then. */
const LOOKS = `SELECT ${WHOLE_POST_COLUMNS}, looked.seen, looked.liked, posts.user_id AS author,
    posts.interpretation_id AS dream FROM (
    SELECT look.id,
      array_agg(look.place::int) FILTER (WHERE (
        SELECT true FROM post_views WHERE post_id = look.id AND day = look.day AND viewer = look.viewer)) AS seen,
      array_agg(look.place::int) FILTER (WHERE (
        SELECT true FROM post_likes WHERE post_id = look.id AND user_id = look.member)) AS liked
    FROM unnest($1::uuid[], $2::date[], $3::uuid[], $4::uuid[]) WITH ORDINALITY AS look (id, day, viewer, member, place)
    GROUP BY look.id) AS looked
  JOIN posts USING (id)`;

/** A dream that many open at once is read once for all of them, with what each of them has to do with it. */
export class PostLooks {
  private readonly looks = createLoader<Look, LookedAt | undefined>((looks) => this.findAll(looks));

  constructor(private readonly dataSource: DataSource) {}

  /** Undefined when there is no such post. */
  find(look: Look): Promise<LookedAt | undefined> {
    return this.looks.load(look);
  }

  private async findAll(looks: readonly Look[]): Promise<(LookedAt | undefined)[]> {
    const rows = await this.dataSource.query<SharedRow[]>(LOOKS, [
      looks.map(({ id }) => id),
      looks.map(({ day }) => day),
      looks.map(({ viewer }) => viewer),
      looks.map(({ member }) => member),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return looks.map(({ id, member }, index) => {
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
