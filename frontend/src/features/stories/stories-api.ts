import type { DreamStory, ListedStory } from '@kkumpuri/contract';
import { api } from '@/api/api';
import { cacheResponse } from '@/api/response-cache';
import { registerStoreModule } from '@/api/store-modules';

/** The dictionary changes only with a new release. */
const KEEP_S = 3600;

const LIST_ADDRESS = '/stories';
const address = (slug: string) => `${LIST_ADDRESS}/${encodeURIComponent(slug)}`;

const storiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStories: build.query<ListedStory[], void>({
      query: () => LIST_ADDRESS,
      transformResponse: ({ stories }: { stories: ListedStory[] }) => stories,
      keepUnusedDataFor: KEEP_S,
    }),
    readStory: build.query<DreamStory, string>({
      query: address,
      transformResponse: ({ story }: { story: DreamStory }) => story,
      keepUnusedDataFor: KEEP_S,
    }),
  }),
});

const { upsertQueryEntries } = storiesApi.util;

/** Stores the data that the page was rendered from as the answers to a guest's requests. */
registerStoreModule(({ dispatch, data }) => {
  if (data?.stories) {
    cacheResponse(LIST_ADDRESS, { stories: data.stories }, null);
    dispatch(upsertQueryEntries([{ endpointName: 'listStories', arg: undefined, value: data.stories }]));
  }
  if (data?.story) {
    cacheResponse(address(data.story.slug), { story: data.story }, null);
    dispatch(upsertQueryEntries([{ endpointName: 'readStory', arg: data.story.slug, value: data.story }]));
  }
});

export const { useListStoriesQuery, useReadStoryQuery } = storiesApi;
