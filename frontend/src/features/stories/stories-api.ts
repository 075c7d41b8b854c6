import type { DreamStory, ListedStory } from '@kkumpuri/contract';
import { api } from '@/api/api';

/** The dictionary changes only with a new release. */
const KEEP_S = 3600;

const storiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStories: build.query<ListedStory[], void>({
      query: () => '/stories',
      transformResponse: ({ stories }: { stories: ListedStory[] }) => stories,
      keepUnusedDataFor: KEEP_S,
    }),
    readStory: build.query<DreamStory, string>({
      query: (slug) => `/stories/${encodeURIComponent(slug)}`,
      transformResponse: ({ story }: { story: DreamStory }) => story,
      keepUnusedDataFor: KEEP_S,
    }),
  }),
});

export const { useListStoriesQuery, useReadStoryQuery } = storiesApi;
