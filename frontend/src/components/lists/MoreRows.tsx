import { Button } from '@/components/Button';
import { NearEnd } from './NearEnd';

interface MoreRowsProps {
  hasMore: boolean;
  loading: boolean;
  /** The last request failed: only the button retries it. */
  failed: boolean;
  /** The number of rows: a new page of rows resets the observer. */
  count: number;
  onMore: () => void;
}

/** The end of a paged list: loads the next page when scrolled near, or by a button for users who do not scroll. */
export function MoreRows({ hasMore, loading, failed, count, onMore }: MoreRowsProps) {
  if (!hasMore) return null;
  return (
    <div className="more">
      {!failed && !loading && <NearEnd key={count} onNear={onMore} />}
      <Button busy={loading && '불러오는 중...'} onClick={onMore}>
        더 보기
      </Button>
    </div>
  );
}
