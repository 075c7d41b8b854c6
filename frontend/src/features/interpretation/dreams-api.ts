import type {
  FeedbackInput,
  FeedbackState,
  Interpretation,
  InterpretationList,
  Post,
} from '@kkumpuri/contract';
import { api } from '@/api/api';

const dreamsApi = api.injectEndpoints({
  endpoints: (build) => ({
    myDreams: build.infiniteQuery<InterpretationList, void, string | null>({
      query: ({ pageParam }) => ({
        url: '/dreams/my-dreams',
        params: pageParam ? { cursor: pageParam } : {},
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      providesTags: [{ type: 'Dream', id: 'LIST' }],
    }),
    giveFeedback: build.mutation<{ feedback: FeedbackState }, { id: string } & FeedbackInput>({
      query: ({ id, ...body }) => ({ url: `/dreams/${id}/feedback`, method: 'POST', body }),
    }),
    stopWriting: build.mutation<{ interpretation: Interpretation }, string>({
      query: (id) => ({ url: `/dreams/${id}/stop`, method: 'POST' }),
    }),
    retitleDream: build.mutation<{ interpretation: Interpretation }, { id: string; title: string }>({
      query: ({ id, title }) => ({ url: `/dreams/${id}`, method: 'PATCH', body: { title } }),
      invalidatesTags: (_, failure) => (failure ? [] : [{ type: 'Dream', id: 'LIST' }, 'Post']),
    }),
    shareDream: build.mutation<{ post: Post }, { id: string; title: string }>({
      query: ({ id, title }) => ({ url: `/dreams/${id}/share`, method: 'POST', body: { title } }),
      invalidatesTags: [
        { type: 'Dream', id: 'LIST' },
        { type: 'Post', id: 'LIST' },
      ],
    }),
  }),
});

export const {
  useGiveFeedbackMutation,
  useMyDreamsInfiniteQuery,
  useRetitleDreamMutation,
  useShareDreamMutation,
  useStopWritingMutation,
} = dreamsApi;
