import type {
  AdminActivity,
  AdminDreamStatus,
  AdminStats,
  AuditEntry,
  AuditKind,
  Interpretation,
  Ledger,
  QueueState,
  Trends,
  User,
} from '@kkumpuri/contract';
import { api } from '@/api/api';

interface Paged {
  nextCursor: string | null;
}

/** `at` is the Unix time in milliseconds by the browser clock. */
export type QueueSnapshot = QueueState & { at: number };

/** The current queue state and the snapshots of earlier polls, for the chart. */
interface QueueHistory {
  now: QueueState;
  history: QueueSnapshot[];
}

export interface DreamsQuery {
  q: string;
  status?: AdminDreamStatus;
}

const MAX_SNAPSHOTS = 60;

const paging = {
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: Paged) => nextCursor ?? undefined,
};

const pageOf = (url: string, cursor: string | null, { q, status }: { q: string; status?: string }) => ({
  url,
  params: { ...(q && { q }), ...(status && { status }), ...(cursor && { cursor }) },
});

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    readStats: build.query<AdminStats, void>({
      query: () => '/admin/stats',
      transformResponse: ({ stats }: { stats: AdminStats }) => stats,
      providesTags: ['Admin'],
    }),
    listUsers: build.infiniteQuery<{ users: User[] } & Paged, string, string | null>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }) => pageOf('/admin/users', pageParam, { q: queryArg }),
      providesTags: ['Admin'],
    }),
    listAllInterpretations: build.infiniteQuery<
      { interpretations: Interpretation[] } & Paged,
      DreamsQuery,
      string | null
    >({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }) => pageOf('/admin/interpretations', pageParam, queryArg),
      providesTags: ['Admin'],
    }),
    readActivity: build.query<AdminActivity, void>({
      query: () => '/admin/activity',
      providesTags: ['Admin'],
    }),
    listAudit: build.infiniteQuery<{ entries: AuditEntry[] } & Paged, AuditKind, string | null>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }) => ({
        url: '/admin/audit',
        params: { kind: queryArg, ...(pageParam && { cursor: pageParam }) },
      }),
      providesTags: ['Admin'],
    }),
    readQueue: build.query<QueueHistory, void>({
      query: () => '/admin/queue',
      transformResponse: ({ queue }: { queue: QueueState }) => ({
        now: queue,
        history: [{ ...queue, at: Date.now() }],
      }),
      merge: (cached, { now, history }) => {
        cached.now = now;
        cached.history = [...cached.history, ...history].slice(-MAX_SNAPSHOTS);
      },
      providesTags: ['Admin'],
    }),
    readLedger: build.query<Ledger, number>({
      query: (days) => ({ url: '/admin/ledger', params: { days } }),
      providesTags: ['Admin'],
    }),
    readTrends: build.query<Trends, number>({
      query: (days) => ({ url: '/admin/trends', params: { days } }),
      providesTags: ['Admin'],
    }),
    deleteUser: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: `/admin/users/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Admin', 'Post', 'Dream'],
    }),
    endUserSessions: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: `/admin/users/${id}/sessions`, method: 'DELETE' }),
      invalidatesTags: ['Admin'],
    }),
    reveal: build.mutation<Interpretation, { id: string; reason: string }>({
      query: ({ id, reason }) => ({
        url: `/admin/interpretations/${id}/reveal`,
        method: 'POST',
        body: { reason },
      }),
      transformResponse: ({ interpretation }: { interpretation: Interpretation }) => interpretation,
    }),
    deleteInterpretation: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: `/admin/interpretations/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Admin', 'Post', 'Dream'],
    }),
    deletePost: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: `/admin/posts/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Admin', 'Post', 'Dream'],
    }),
    deleteQuestion: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: `/admin/questions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Admin', 'Question'],
    }),
    retryFailed: build.mutation<{ message: string; retried: number }, void>({
      query: () => ({ url: '/admin/queue/retry', method: 'POST' }),
      invalidatesTags: ['Admin'],
    }),
  }),
});

export const {
  useReadStatsQuery,
  useListUsersInfiniteQuery,
  useListAllInterpretationsInfiniteQuery,
  useReadActivityQuery,
  useListAuditInfiniteQuery,
  useReadLedgerQuery,
  useReadQueueQuery,
  useReadTrendsQuery,
  useDeleteUserMutation,
  useDeleteInterpretationMutation,
  useDeletePostMutation,
  useDeleteQuestionMutation,
  useEndUserSessionsMutation,
  useRetryFailedMutation,
  useRevealMutation,
} = adminApi;
