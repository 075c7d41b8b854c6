import type { PostSort } from '@kkumpuri/contract';
import {
  cursorInvalid,
  encodeCursor,
  partsOf,
  positionOf,
  readPosition,
} from '../database/lists/keyset-page.js';
import type { PostRow } from './post-row.js';

interface PostOrder {
  columns: string[];
  encode: (row: PostRow) => string;
  positionOf: (cursor: string | undefined) => unknown[];
}

/** Sort order and cursor format of each list of posts. Each order has its own index. */
export const postOrders: Record<PostSort, PostOrder> = {
  new: { columns: ['posts.created_at', 'posts.id'], encode: encodeCursor, positionOf },
  popular: {
    columns: ['posts.likes', 'posts.created_at', 'posts.id'],
    encode: ({ likes, createdAt, id }) =>
      Buffer.from(`${likes}_${createdAt.toISOString()}_${id}`).toString('base64url'),
    positionOf: positionAmongPopular,
  },
};

function positionAmongPopular(cursor: string | undefined): unknown[] {
  if (cursor === undefined) return [];
  const [likes = '', ...position] = partsOf(cursor);
  if (!/^\d{1,9}$/.test(likes)) throw cursorInvalid();
  const { createdAt, id } = readPosition(position);
  return [Number(likes), createdAt, id];
}
