import type { PostSort } from '@kkumpuri/contract';
import { RefreshCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { SearchBox } from '@/components/lists/SearchBox';
import type { Board } from './use-board';

const SORT_NAMES: Record<PostSort, string> = { new: '최신', popular: '인기' };

export function BoardBar({ q, sort, search, sortBy, list }: Board) {
  return (
    <div className="list-bar">
      <SearchBox label="꿈 검색" placeholder="뱀, 돌아가신 할머니, 이빨…" value={q} onSearch={search} />
      <div className="segments" role="group" aria-label="정렬">
        {(Object.keys(SORT_NAMES) as PostSort[]).map((name) => (
          <button key={name} type="button" aria-pressed={sort === name} onClick={() => sortBy(name)}>
            {SORT_NAMES[name]}
          </button>
        ))}
      </div>
      <Button onClick={() => void list.refetch()} aria-busy={list.isFetching}>
        <RefreshCw size={18} aria-hidden="true" />
        새로고침
      </Button>
    </div>
  );
}
