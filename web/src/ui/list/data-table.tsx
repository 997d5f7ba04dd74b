import type { ReactNode } from "react";
import { ErrorState, type LoadState, Skeleton } from "../feedback/states.tsx";

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The column that names the row: first in the card on a small screen, and read by screen readers with each cell. */
  readonly isHeading?: boolean;
  readonly align?: "end";
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** The query that the rows come from. */
  readonly load: LoadState;
  /** Shown when the list is empty, with a link onwards. */
  readonly empty: ReactNode;
}

/**
 * A list in its four states: loading, failed, empty, filled. On a phone each row is a card. The API sorts, filters and
 * pages every list, so a table library would have nothing to do here.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, load, empty } = props;
  if (load.error && !rows) return <ErrorState error={load.error} onRetry={load.refetch} />;
  if (load.isPending || !rows) return <Skeleton lines={5} />;
  if (rows.length === 0) return empty;
  return (
    <div className="ui-table-frame" aria-busy={load.isFetching}>
      <table className="ui-table">
        <caption className="brand-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <DataCell key={column.id} column={column}>
                  {column.cell(row)}
                </DataCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DataCell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const content = <span className="ui-table__value">{children}</span>;
  return column.isHeading ? (
    <th scope="row" data-label={column.header}>
      {content}
    </th>
  ) : (
    <td data-label={column.header} data-align={column.align}>
      {content}
    </td>
  );
}
