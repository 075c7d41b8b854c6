import type { RemovalInput } from '@kkumpuri/contract';
import { api } from '@/api/api';

const LISTS = [
  { type: 'Dream', id: 'LIST' },
  { type: 'Post', id: 'LIST' },
] as const;

const removalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the id for `undo`. The server carries out the removal, so it continues after the page is closed. */
    remove: build.mutation<string, RemovalInput>({
      query: (body) => ({ url: '/removals', method: 'POST', body, keepalive: true }),
      transformResponse: ({ removal }: { removal: { id: string } }) => removal.id,
      invalidatesTags: (_, failure) => (failure ? [] : LISTS),
    }),
    undo: build.mutation<null, string>({
      query: (id) => ({ url: `/removals/${id}`, method: 'DELETE' }),
      invalidatesTags: () => LISTS,
    }),
  }),
});

export const { remove, undo } = removalApi.endpoints;
