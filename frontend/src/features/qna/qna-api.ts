import type { AskInput, Question, QuestionFilter, QuestionList } from '@kkumpuri/contract';
import { api } from '@/api/api';
import { cacheResponse } from '@/api/response-cache';
import { registerStoreModule } from '@/api/store-modules';

export interface QuestionListQuery {
  q: string;
  filter: QuestionFilter;
}

const address = (id: string) => `/qna/${encodeURIComponent(id)}`;
const questionOf = ({ question }: { question: Question }) => question;

function listAddress({ q, filter }: QuestionListQuery, cursor: string | null): string {
  const query = new URLSearchParams({ filter });
  if (q) query.set('q', q);
  if (cursor) query.set('cursor', cursor);
  return `/qna?${query.toString()}`;
}

const qnaApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQuestions: build.infiniteQuery<QuestionList, QuestionListQuery, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => listAddress(queryArg, pageParam),
      keepUnusedDataFor: 600,
      providesTags: ['Question'],
    }),
    readQuestion: build.query<Question, string>({
      query: address,
      transformResponse: questionOf,
      providesTags: ['Question'],
    }),
    ask: build.mutation<Question, AskInput>({
      query: (body) => ({ url: '/qna', method: 'POST', body }),
      transformResponse: questionOf,
      invalidatesTags: (question) => (question ? ['Question'] : []),
    }),
    verifyAdmin: build.mutation<{ valid: true }, string>({
      query: (adminPassword) => ({ url: '/qna/verify-admin', method: 'POST', body: { adminPassword } }),
    }),
    /** Creates, replaces, or with null deletes the answer. */
    answer: build.mutation<Question, { id: string; answer: string | null; adminPassword: string }>({
      query: ({ id, answer, adminPassword }) => ({
        url: `${address(id)}/answer`,
        method: answer === null ? 'DELETE' : 'POST',
        body: { ...(answer !== null && { answer }), ...(adminPassword && { adminPassword }) },
      }),
      transformResponse: questionOf,
      invalidatesTags: (question) => (question ? ['Question'] : []),
    }),
  }),
});

const { upsertQueryEntries } = qnaApi.util;

/** Stores the data that the page was rendered from as the answers to a guest's requests. */
registerStoreModule(({ dispatch, data }) => {
  if (data?.questions) {
    const arg: QuestionListQuery = { q: '', filter: 'all' };
    const value = { pages: [data.questions], pageParams: [null] };
    cacheResponse(listAddress(arg, null), data.questions, null);
    dispatch(upsertQueryEntries([{ endpointName: 'listQuestions', arg, value }]));
  }
  if (data?.question) {
    cacheResponse(address(data.question.id), { question: data.question }, null);
    dispatch(
      upsertQueryEntries([{ endpointName: 'readQuestion', arg: data.question.id, value: data.question }]),
    );
  }
});

export const {
  useListQuestionsInfiniteQuery,
  useReadQuestionQuery,
  useAskMutation,
  useVerifyAdminMutation,
  useAnswerMutation,
} = qnaApi;
