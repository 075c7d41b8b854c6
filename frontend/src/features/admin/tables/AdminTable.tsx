import type { ReactNode } from 'react';

export interface Column<Item> {
  head: string;
  /** Hidden on phones, where the second line of the first column contains this value. */
  wide?: boolean;
  number?: boolean;
  cell: (item: Item) => ReactNode;
}

interface AdminTableProps<Item> {
  label: string;
  items: readonly Item[];
  columns: readonly Column<Item>[];
  /** The menu of a row. */
  menu?: (item: Item) => ReactNode;
}

/** The first column is the row header and is always visible. */
export function AdminTable<Item extends { id: string }>({
  label,
  items,
  columns,
  menu,
}: AdminTableProps<Item>) {
  const classOf = ({ wide, number }: Column<Item>) =>
    [wide && 'wide', number && 'number'].filter(Boolean).join(' ') || undefined;
  const [first, ...others] = columns;
  return (
    <table className="admin-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.head} scope="col" className={classOf(column)}>
              {column.head}
            </th>
          ))}
          {menu && (
            <th scope="col">
              <span className="visually-hidden">할 일</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            {first && <th scope="row">{first.cell(item)}</th>}
            {others.map((column) => (
              <td key={column.head} className={classOf(column)}>
                {column.cell(item)}
              </td>
            ))}
            {menu && <td className="of-row">{menu(item)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
