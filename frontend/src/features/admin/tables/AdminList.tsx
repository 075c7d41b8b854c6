import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/Button';
import { LiveRegion } from '@/components/page/LiveRegion';
import { Skeleton } from '@/components/states';

interface AdminListProps<Item> {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  said?: string;
  /** What narrows the list. */
  tools?: ReactNode;
  /** Undefined while loading or after a failure. */
  items: Item[] | undefined;
  loading: boolean;
  empty: string;
  more?: { has: boolean; loading: boolean; load: () => void };
  table: (items: Item[]) => ReactNode;
}

/** One list of the admin's: heading, filters, rows, and more of them. */
export function AdminList<Item>(props: AdminListProps<Item>) {
  const { title, heading, said = '', tools, items, loading, empty, more, table } = props;
  return (
    <section className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <LiveRegion text={said} />
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
