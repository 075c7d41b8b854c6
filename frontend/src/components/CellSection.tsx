import type { ReactNode } from 'react';

/** Two rows on a wide screen; narrow screens show fewer (symbols.css). */
const FIRST = 12;

interface CellSectionProps<Item> {
  id: string;
  name: string;
  className: string;
  items: readonly Item[];
  /** Set if only the first items are shown. */
  showAll?: () => void;
  cell: (item: Item) => ReactNode;
}

/** A grid of one kind of symbols or stories. */
export function CellSection<Item>({ id, name, className, items, showAll, cell }: CellSectionProps<Item>) {
  const shown = showAll ? items.slice(0, FIRST) : items;
  return (
    <section className="kind" aria-labelledby={id}>
      <div className="kind-head">
        <h2 id={id}>{name}</h2>
        {showAll && (
          <button type="button" className="link-button" onClick={showAll}>
            <span className="visually-hidden">{name} </span>
            {items.length}가지 모두 보기
          </button>
        )}
      </div>
      <ul className={showAll ? `${className} some` : className}>{shown.map(cell)}</ul>
    </section>
  );
}
