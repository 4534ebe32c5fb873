import { t } from '@palaro/client';
import { cx, Icon } from '@palaro/ui';
import { ArrowDown, ArrowUp } from 'lucide';
import type { Column } from './columns.ts';
import type { TableModel } from './table-model.ts';
import styles from './data-table.module.css';

interface HeadRowProps<Row extends object> {
  model: TableModel<Row>;
  selects: boolean;
  sort?: string | null;
  onSort?(sort: string | null): void;
}

/** The head stays in view; a press on a sortable column asks the server for that order. */
export function HeadRow<Row extends object>({ model, selects, sort, onSort }: HeadRowProps<Row>) {
  const all = model.rows.length > 0 && model.selected.length === model.rows.length;
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        {selects && (
          <span role="columnheader" className={styles.check}>
            <input
              type="checkbox"
              aria-label={t('desk.table.select_all')}
              checked={all}
              onChange={({ target }) => model.selectAll(target.checked)}
            />
          </span>
        )}
        {model.visible.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort ?? null} onSort={onSort} />
        ))}
      </div>
    </div>
  );
}

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: string | null;
  onSort?(sort: string | null): void;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { key, title, align, sortable } = column;
  const way = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';
  const className = cx(styles.headCell, align === 'end' && styles.end);
  if (!sortable || !onSort)
    return (
      <span role="columnheader" className={className}>
        {t(title)}
      </span>
    );
  return (
    <span role="columnheader" aria-sort={way} className={className}>
      <button
        type="button"
        className={styles.sort}
        title={t('desk.table.sort', { column: t(title) })}
        onClick={() => onSort(nextSort(key, way))}
      >
        <span>{t(title)}</span>
        {way !== 'none' && <Icon of={way === 'ascending' ? ArrowUp : ArrowDown} size={12} />}
      </button>
    </span>
  );
}

/** The greatest first, then the least, then the server's own order. */
const nextSort = (key: string, way: string) =>
  way === 'none' ? `-${key}` : way === 'descending' ? key : null;
