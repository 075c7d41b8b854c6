import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/Button';
import { LiveRegion } from '@/components/page/LiveRegion';
import { Skeleton } from '@/components/states';

interface AdminListProps<Item> {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Text of the live region. */
  announcement?: string;
  /** Search and filters. */
  tools?: ReactNode;
  /** Undefined while loading or after a failure. */
  items: Item[] | undefined;
  loading: boolean;
  empty: string;
  more?: { has: boolean; loading: boolean; load: () => void };
  table: (items: Item[]) => ReactNode;
}

/** A list on an admin page: heading, filters, rows and a button that loads more. */
export function AdminList<Item>(props: AdminListProps<Item>) {
  const { title, heading, announcement = '', tools, items, loading, empty, more, table } = props;
  return (
    <section className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <LiveRegion text={announcement} />
      {tools && <div className="list-tools">{tools}</div>}
      {!items && loading && <Skeleton />}
      {items?.length === 0 && <p className="soft">{empty}</p>}
      {items && items.length > 0 && table(items)}
      {more?.has && (
        <div className="row">
          <Button busy={more.loading && '불러오는 중...'} onClick={more.load}>
            더 보기
          </Button>
        </div>
      )}
    </section>
  );
}
