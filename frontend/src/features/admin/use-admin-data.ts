import type { AdminDreamStatus, AuditKind } from '@kkumpuri/contract';
import { useState } from 'react';
import {
  useListAllInterpretationsInfiniteQuery,
  useListAuditInfiniteQuery,
  useListUsersInfiniteQuery,
  useReadActivityQuery,
  useReadStatsQuery,
} from './admin-api';

interface More {
  has: boolean;
  loading: boolean;
  load: () => void;
}

export interface SearchedList<Item> {
  items: Item[] | undefined;
  loading: boolean;
  query: string;
  onSearch: (text: string) => void;
  more: More;
}

interface Paging {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

export const moreOf = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: Paging): More => ({
  has: hasNextPage,
  loading: isFetchingNextPage,
  load: () => void fetchNextPage(),
});

/** Runs the four queries in parallel. `failed` is true if any fails; the data of the others stays available. */
export function useAdminData() {
  const [userQuery, setUserQuery] = useState('');
  const [dreamQuery, setDreamQuery] = useState('');
  const [dreamStatus, setDreamStatus] = useState<AdminDreamStatus>();
  const stats = useReadStatsQuery();
  const users = useListUsersInfiniteQuery(userQuery);
  const dreams = useListAllInterpretationsInfiniteQuery({ q: dreamQuery, status: dreamStatus });
  const activity = useReadActivityQuery();
  const reads = [stats, users, dreams, activity];
  return {
    failed: reads.some(({ isError }) => isError),
    refreshing: stats.isFetching || activity.isFetching,
    refresh: () => reads.forEach((read) => void read.refetch()),
    stats: { data: stats.data, loading: stats.isLoading },
    activity: { data: activity.data, loading: activity.isLoading },
    users: {
      items: users.data?.pages.flatMap((page) => page.users),
      loading: users.isLoading,
      query: userQuery,
      onSearch: setUserQuery,
      more: moreOf(users),
    },
    interpretations: {
      items: dreams.data?.pages.flatMap((page) => page.interpretations),
      loading: dreams.isLoading,
      query: dreamQuery,
      onSearch: setDreamQuery,
      status: dreamStatus,
      onStatus: setDreamStatus,
      more: moreOf(dreams),
    },
  };
}

export type AdminData = ReturnType<typeof useAdminData>;

export function useAudit(kind: AuditKind) {
  const audit = useListAuditInfiniteQuery(kind);
  return {
    items: audit.currentData?.pages.flatMap((page) => page.entries),
    loading: audit.isFetching,
    failed: audit.isError,
    more: moreOf(audit),
  };
}
