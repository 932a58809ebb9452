import { type JSX, type ReactNode, useState } from 'react';
import style from './parts.module.css';

interface Column<Row> {
  readonly name: string;
  /** What the column is sorted by, and shown unless `show` says otherwise. */
  readonly value: (row: Row) => string | number;
  readonly show?: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table that any column sorts. Its rows come sorted as they should first be seen. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>): JSX.Element {
  const [sort, setSort] = useState<{ column: number; isDescending: boolean } | null>(null);
  const sorted = sort ? sortedBy(rows, columns[sort.column], sort.isDescending) : rows;
  const choose = (column: number): void =>
    setSort((now) => ({
      column,
      isDescending: now?.column === column ? !now.isDescending : Boolean(columns[column]?.isNumber),
    }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend would be drawn as a box
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div role="group" className={style.scroll} tabIndex={0} aria-label={caption}>
      <table className={style.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }, index) => {
              const direction =
                sort?.column !== index ? undefined : sort.isDescending ? 'descending' : 'ascending';
              return (
                <th
                  key={name}
                  scope="col"
                  aria-sort={direction}
                  className={isNumber ? style.number : undefined}
                >
                  <button type="button" onClick={() => choose(index)}>
                    {name}
                    {direction && <span aria-hidden="true">{direction === 'descending' ? ' ↓' : ' ↑'}</span>}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, value, show, isNumber }, index) => {
                const content = show ? show(row) : value(row);
                return index === 0 ? (
                  <th key={name} scope="row">
                    {content}
                  </th>
                ) : (
                  <td key={name} className={isNumber ? style.number : undefined}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sortedBy<Row>(
  rows: readonly Row[],
  column: Column<Row> | undefined,
  isDescending: boolean,
): readonly Row[] {
  if (!column) return rows;
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [first, second] = [column.value(a), column.value(b)];
    return first === second ? 0 : direction * (first < second ? -1 : 1);
  });
}
