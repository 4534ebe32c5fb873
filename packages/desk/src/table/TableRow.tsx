import { t } from '@palaro/client';
import { cx } from '@palaro/ui';
import type { MouseEvent } from 'react';
import { Place } from '../Place.tsx';
import { isWide } from './columns.ts';
import type { TableModel } from './table-model.ts';
import styles from './data-table.module.css';

/** How the rows of a table open. */
interface Opening<Row> {
  to?(row: Row): string;
  onOpen?(row: Row): void;
  openKey?: string | null;
}

interface TableRowProps<Row extends object> {
  props: Opening<Row>;
  model: TableModel<Row>;
  index: number;
  selects: boolean;
  /** Where a virtual row stands, in px; null for a row in the flow. */
  top: number | null;
  current: boolean;
  /** The one row that the Tab key reaches. */
  stop: boolean;
  onCurrent(): void;
  onOpen(): void;
}

const CONTROL = 'a, button, input, label, select';

/** What a narrow column cuts off is read as a whole by pointing at it. */
function sayWhole({ currentTarget: cell }: MouseEvent<HTMLElement>) {
  const cut = [cell, ...cell.children].some((node) => node.scrollWidth > node.clientWidth + 1);
  if (cut) cell.title = cell.innerText;
  else cell.removeAttribute('title');
}

/** A row of one line. A press anywhere but on a control opens it. */
export function TableRow<Row extends object>(of: TableRowProps<Row>) {
  const { props, model, index, selects, top, current, stop, onOpen } = of;
  const row = model.rows[index];
  if (!row) return null;
  const opens = Boolean(props.to ?? props.onOpen);
  const selected = model.isSelected(row.id);
  const press = (event: MouseEvent) => {
    if (opens && !(event.target as Element).closest(CONTROL)) onOpen();
  };
  return (
    <div
      role="row"
      data-row={index}
      aria-rowindex={index + 2}
      aria-selected={selects ? selected : undefined}
      aria-current={current || undefined}
      tabIndex={stop ? 0 : -1}
      className={cx(
        styles.row,
        styles.line,
        opens && styles.opens,
        current && styles.current,
        selected && styles.selected,
        props.openKey === row.id && styles.open,
      )}
      style={top === null ? undefined : { transform: `translateY(${top}px)` }}
      onClick={press}
    >
      {selects && (
        <span role="gridcell" className={styles.check}>
          <input
            type="checkbox"
            aria-label={t('desk.table.select_row')}
            checked={selected}
            onChange={({ target }) => model.select(row.id, target.checked)}
          />
        </span>
      )}
      {model.visible.map((column, at) => (
        <span
          key={column.key}
          role="gridcell"
          className={cx(styles.cell, column.align === 'end' && styles.end)}
          data-title={t(column.title)}
          data-wide={isWide(column) || undefined}
          onMouseEnter={sayWhole}
        >
          {at === 0 && props.to ? (
            <Place
              to={props.to(row.original)}
              className={styles.link}
              onClick={(event) => {
                if (!props.onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onOpen();
              }}
            >
              {column.cell(row.original)}
            </Place>
          ) : (
            column.cell(row.original)
          )}
        </span>
      ))}
    </div>
  );
}
