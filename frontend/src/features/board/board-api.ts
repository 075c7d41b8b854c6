import type { Post, PostList, PostSort } from '@kkumpuri/contract';
import { api } from '@/api/api';

export interface BoardQuery {
  q: string;
  sort: PostSort;
}

const PAGE_SIZE = 24;
/** Long enough to read a few posts and come back to the same place. */
const KEEP_S = 600;

export const postAddress = (id: string) => `/posts/${encodeURIComponent(id)}`;

function listAddress({ q, sort }: BoardQuery, cursor: string | null): string {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), sort });
  if (q) query.set('q', q);
  if (cursor) query.set('cursor', cursor);
  return `/posts?${query.toString()}`;
}

export const boardApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.infiniteQuery<PostList, BoardQuery, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => listAddress(queryArg, pageParam),
      keepUnusedDataFor: KEEP_S,
      providesTags: [{ type: 'Post', id: 'LIST' }],
    }),
    readPost: build.query<Post, string>({
      query: postAddress,
      transformResponse: ({ post }: { post: Post }) => post,
      providesTags: ['Post'],
    }),
    findSimilar: build.query<Post[], string>({
      query: (id) => `${postAddress(id)}/similar`,
      transformResponse: ({ posts }: { posts: Post[] }) => posts,
      providesTags: ['Post'],
    }),
  }),
});

export const { useListPostsInfiniteQuery, useReadPostQuery, useFindSimilarQuery } = boardApi;
