import { t } from '@palaro/client';
import { Button, Checkbox, Icon } from '@palaro/ui';
import { Columns3 } from 'lucide';
import type { ReactNode } from 'react';
import { Popover } from '../layers/Popover.tsx';
import type { Column } from './columns.ts';
import type { TableModel } from './table-model.ts';
import styles from './data-table.module.css';

/** What can be done with all selected rows. */
export interface BulkAction<Row> {
  key: string;
  /** Says how many and how much money: `Release 3, ₱1,250.00`. */
  label(rows: readonly Row[]): string;
  danger?: boolean;
  run(rows: readonly Row[]): void;
}

interface TableToolsProps<Row extends object> {
  model: TableModel<Row>;
  columns: readonly Column<Row>[];
  bulk: readonly BulkAction<Row>[];
  filters?: ReactNode;
  tools?: ReactNode;
}

/**
 * The line above a table: filters at the left, or what can be done with the selected rows; export
 * and choice of columns at the right.
 */
export function TableTools<Row extends object>(props: TableToolsProps<Row>) {
  const { model, columns, bulk, filters, tools } = props;
  const { selected } = model;
  return (
    <div className={styles.tools}>
      {selected.length === 0 && filters}
      <div className={styles.bulk} role="status">
        {selected.length > 0 && (
          <>
            <span>{t('desk.table.selected', { count: selected.length })}</span>
            {bulk.map(({ key, label, danger, run }) => (
              <Button
                key={key}
                size="sm"
                tone={danger ? 'danger' : 'quiet'}
                onClick={() => run(selected)}
              >
                {label(selected)}
              </Button>
            ))}
          </>
        )}
      </div>
      {tools}
      <Popover
        label={t('desk.table.columns')}
        align="right"
        trigger={(button) => (
          <Button size="sm" icon={<Icon of={Columns3} size={14} />} {...button}>
            {t('desk.table.columns')}
          </Button>
        )}
      >
        {() =>
          columns.map(({ key, title }) => (
            <Checkbox
              key={key}
              label={t(title)}
              checked={model.shown[key] === true}
              onChange={({ target }) => model.show(key, target.checked)}
            />
          ))
        }
      </Popover>
    </div>
  );
}
