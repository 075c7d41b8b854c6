import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/Button';
import { LiveRegion } from '@/components/LiveRegion';
import { Skeleton } from '@/components/states';

interface AdminListProps<Item extends { id: string }> {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  said?: string;
  search?: ReactNode;
  /** Undefined while loading or after a failure. */
  items: Item[] | undefined;
  loading: boolean;
  empty: string;
  more: { has: boolean; loading: boolean; load: () => void };
  row: (item: Item) => ReactNode;
}

/** One list of the admin's: heading, search, rows, and more of them. */
export function AdminList<Item extends { id: string }>(props: AdminListProps<Item>) {
  const { title, heading, said = '', search, items, loading, empty, more, row } = props;
  return (
    <section className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <LiveRegion text={said} />
      {search}
      {!items && loading && <Skeleton />}
      {items?.length === 0 && <p className="soft">{empty}</p>}
      {items && items.length > 0 && (
        <ul className="plain-list admin-rows">
          {items.map((item) => (
            <li key={item.id}>{row(item)}</li>
          ))}
        </ul>
      )}
      {more.has && (
        <div className="row">
          <Button busy={more.loading && '불러오는 중...'} onClick={more.load}>
            더 보기
          </Button>
        </div>
      )}
    </section>
  );
}
