import { Button } from '@/components/Button';
import { NearEnd } from './NearEnd';

interface MoreRowsProps {
  hasMore: boolean;
  loading: boolean;
  /** The last try failed: it is only tried again when asked. */
  failed: boolean;
  /** How many rows there are: each new page is watched for its own end. */
  count: number;
  onMore: () => void;
}

/** The foot of a paged list: what follows comes by itself near the end, and by a button for who does not scroll. */
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
