import {
  boardPageSize,
  homePagePosts,
  type PageData,
  type Post,
  type PostList,
  type PostSort,
} from '@kkumpuri/contract';
import { api } from '@/api/api';
import { cacheResponse } from '@/api/response-cache';
import { registerStoreModule } from '@/api/store-modules';
import type { ApiDispatch } from '@/api/use-api-dispatch';

export interface BoardQuery {
  q: string;
  sort: PostSort;
}

/** Keeps the board long enough to read a few posts and return to the same position. */
const KEEP_S = 600;
const MAX_ALIKE = 4;

export const postAddress = (id: string) => `/posts/${encodeURIComponent(id)}`;
const similarAddress = (id: string) => `${postAddress(id)}/similar`;

function listAddress({ q, sort }: BoardQuery, cursor: string | null): string {
  const query = new URLSearchParams({ limit: String(boardPageSize), sort });
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
    /** Popular shared dreams that match a word. */
    findAlike: build.query<Post[], string>({
      query: (word) =>
        `/posts?${new URLSearchParams({ q: word, sort: 'popular', limit: String(MAX_ALIKE) }).toString()}`,
      transformResponse: ({ posts }: PostList) => posts,
      providesTags: [{ type: 'Post', id: 'LIST' }],
    }),
    /** Popular posts for the home page. */
    findLiked: build.query<Post[], void>({
      query: () =>
        `/posts?${new URLSearchParams({ sort: 'popular', limit: String(homePagePosts) }).toString()}`,
      transformResponse: ({ posts }: PostList) => posts,
      providesTags: [{ type: 'Post', id: 'LIST' }],
    }),
    findSimilar: build.query<Post[], string>({
      query: similarAddress,
      transformResponse: ({ posts }: { posts: Post[] }) => posts,
      providesTags: ['Post'],
    }),
  }),
});

const { upsertQueryEntries } = boardApi.util;

/** Caches the server-rendered rows as responses to a guest. */
function keepPageData(dispatch: ApiDispatch, { board, post, similar }: PageData): void {
  if (board) {
    const arg: BoardQuery = { q: '', sort: 'new' };
    const value = { pages: [board], pageParams: [null] };
    dispatch(upsertQueryEntries([{ endpointName: 'listPosts', arg, value }]));
    cacheResponse(listAddress(arg, null), board, null);
  }
  if (!post || !similar) return;
  cacheResponse(postAddress(post.id), { post }, null);
  cacheResponse(similarAddress(post.id), { posts: similar }, null);
  dispatch(
    upsertQueryEntries([
      { endpointName: 'readPost', arg: post.id, value: post },
      { endpointName: 'findSimilar', arg: post.id, value: similar },
    ]),
  );
}

registerStoreModule(({ dispatch, data }) => data && keepPageData(dispatch, data));

export const {
  useListPostsInfiniteQuery,
  useReadPostQuery,
  useFindSimilarQuery,
  useFindAlikeQuery,
  useFindLikedQuery,
} = boardApi;
