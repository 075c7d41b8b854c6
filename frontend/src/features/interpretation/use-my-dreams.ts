import type { Interpretation } from '@kkumpuri/contract';
import { useSelector } from 'react-redux';
import { useUser } from '@/features/auth/use-auth';
import { isDreamRemoved, isShareRemoved, type WithRemoval } from '@/features/removal/removal-slice';
import { useMyDreamsInfiniteQuery } from './dreams-api';
import { localRecords } from './local-records';

interface MyDreams {
  rows: { row: Interpretation; local: boolean }[];
  total: number;
  shared: number;
  loading: boolean;
  failed: boolean;
  /** Loads the next page; undefined at the end. */
  more: (() => void) | undefined;
  loadingMore: boolean;
  reload: () => void;
}

/** Dreams of the server, followed by local records of guests, which replace them if the server is unreachable. */
export function useMyDreams(): MyDreams {
  const user = useUser();
  const removal = useSelector((state: WithRemoval) => state.removal);
  const query = useMyDreamsInfiniteQuery();
  const pages = query.currentData?.pages ?? [];
  const served = pages.flatMap((page) => page.interpretations);
  const complete = query.isError || (query.currentData !== undefined && !query.hasNextPage);
  const known = new Set(served.map(({ id }) => id));
  const localOnly = user || !complete ? [] : localRecords().filter(({ id }) => !known.has(id));
  const stats = pages[0]?.stats ?? {
    total: served.length,
    shared: served.filter((row) => row.is_shared).length,
  };
  const all = [
    ...served.map((row) => ({ row, local: false })),
    ...localOnly.map((row) => ({ row, local: true })),
  ];
  const rows = all.filter(({ row }) => !isDreamRemoved(removal, row.id));
  const stillShared = ({ row }: { row: Interpretation }) => row.is_shared && !isShareRemoved(removal, row.id);
  const removedShares = all.filter(({ row }) => row.is_shared).length - rows.filter(stillShared).length;
  return {
    rows: rows.map((entry) => ({ ...entry, row: { ...entry.row, is_shared: stillShared(entry) } })),
    total: stats.total + localOnly.length - (all.length - rows.length),
    shared: stats.shared - removedShares,
    loading: query.isLoading,
    failed: query.isError && localOnly.length === 0,
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    loadingMore: query.isFetchingNextPage,
    reload: () => void query.refetch(),
  };
}
