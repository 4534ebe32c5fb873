import { navigate, type Pages } from '@palaro/client';
import { cx, useMedia } from '@palaro/ui';
import type { ReactNode } from 'react';
import { cardHeight, CARDS, gridOf, leastWidth, type Column } from './columns.ts';
import { HeadRow } from './HeadRow.tsx';
import { Below, TotalsRow } from './TableParts.tsx';
import { TableRow } from './TableRow.tsx';
import { TableTools, type BulkAction } from './TableTools.tsx';
import { useTableModel } from './table-model.ts';
import { ROW_PX, useRows } from './use-rows.ts';
import { useWalk } from './use-walk.ts';
import styles from './data-table.module.css';

export interface DataTableProps<Row extends object> {
  /** Names the table to screen readers, and the choice of columns in the browser's storage. */
  label: string;
  screen: string;
  columns: readonly Column<Row>[];
  /** Of `usePages` or `useList`. */
  pages: Pages<Row>;
  rowKey(row: Row): string;
  /** The record's address; makes the first column a link, and Enter open it. */
  to?(row: Row): string;
  /** Instead of following `to`: opens the row, for instance at the right. */
  onOpen?(row: Row): void;
  /** The row that is open at the right. */
  openKey?: string | null;
  /** `name` or `-name`; null is the server's own order. */
  sort?: string | null;
  onSort?(sort: string | null): void;
  /** The server's sums over everything that matches, by column. */
  totals?: Readonly<Record<string, ReactNode>>;
  bulk?: readonly BulkAction<Row>[];
  empty?: ReactNode;
  /** At the left of the line above the table; bulk actions take their place. */
  filters?: ReactNode;
  /** Beside the choice of columns: the export. */
  tools?: ReactNode;
}

/**
 * A list of rows of one line: sticky head, keys, choice of columns, selection, totals. On a phone
 * each row is a card.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, pages, rowKey, bulk = [], label, screen } = props;
  const model = useTableModel({ screen, rows: pages.rows, columns, rowKey });
  const count = model.rows.length;
  const rowPx = useMedia(CARDS) ? cardHeight(model.visible) : ROW_PX;
  const { box, drawn, height, reveal, onScroll } = useRows(count, pages.loadMore, rowPx);
  const selects = bulk.length > 0;
  const keyAt = (at: number) => model.rows[at]?.id ?? '';
  const openAt = (at: number) => {
    const row = model.rows[at]?.original;
    if (row) (props.onOpen ?? followTo(props.to))(row);
  };
  const walk = useWalk({
    count,
    reveal,
    open: props.to || props.onOpen ? openAt : undefined,
    select: selects ? (at) => model.select(keyAt(at), !model.isSelected(keyAt(at))) : undefined,
    onEnd: pages.loadMore,
  });
  return (
    <div className={styles.whole}>
      <TableTools
        model={model}
        columns={columns}
        bulk={bulk}
        filters={props.filters}
        tools={props.tools}
      />
      <div ref={box} className={styles.box} onScroll={onScroll}>
        <div
          className={styles.table}
          role="grid"
          aria-label={label}
          aria-rowcount={pages.total + 1}
          aria-multiselectable={selects || undefined}
          aria-busy={pages.state === 'loading' || pages.state === 'more'}
          tabIndex={count === 0 ? 0 : -1}
          style={{
            ['--grid' as string]: gridOf(model.visible, selects),
            ['--least' as string]: `${leastWidth(model.visible, selects)}px`,
            ['--card' as string]: `${rowPx}px`,
          }}
        >
          <HeadRow model={model} selects={selects} sort={props.sort} onSort={props.onSort} />
          <div
            ref={walk.body}
            role="rowgroup"
            className={cx(styles.body, height !== null && styles.virtual)}
            style={height === null ? undefined : { height }}
          >
            {drawn.map(({ index, start }) => (
              <TableRow
                key={keyAt(index)}
                props={props}
                model={model}
                index={index}
                selects={selects}
                top={height === null ? null : start}
                current={walk.at === index}
                stop={walk.at === index || (walk.at < 0 && index === 0)}
                onCurrent={() => walk.goTo(index)}
                onOpen={() => openAt(index)}
              />
            ))}
          </div>
          <TotalsRow visible={model.visible} selects={selects} totals={props.totals} />
        </div>
        <Below pages={pages} empty={props.empty} />
      </div>
    </div>
  );
}

function followTo<Row>(to: ((row: Row) => string) | undefined) {
  return (row: Row) => {
    if (to) navigate(to(row));
  };
}
