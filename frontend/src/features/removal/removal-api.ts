import { api } from '@/api/api';
import type { Removal } from './removal-slice';

const pathOf = (removal: Removal): string => {
  if (removal.kind === 'all') return '/dreams/my-dreams';
  return removal.kind === 'dream' ? `/dreams/${removal.id}` : `/dreams/${removal.id}/share`;
};

const removalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Outlives the page, so that what was removed just before leaving is removed. */
    remove: build.mutation<null, Removal>({
      query: (removal) => ({ url: pathOf(removal), method: 'DELETE', keepalive: true }),
      invalidatesTags: (_, failure) =>
        failure
          ? []
          : [
              { type: 'Dream', id: 'LIST' },
              { type: 'Post', id: 'LIST' },
            ],
    }),
  }),
});

export const { remove } = removalApi.endpoints;
