import type { TextKey, TextValues } from '@palaro/api';
import { t } from '@palaro/client';
import type { ReactNode } from 'react';
import styles from './plain-table.module.css';

interface PlainTableProps {
  /** Named by the heading above it. */
  label: string;
  columns: readonly { title: TextKey; end?: boolean; values?: TextValues }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** In place of the table if there is no row. */
  empty: string;
}

/** A short table whose rows are all there; lists that grow use `DataTable`. */
export function PlainTable({ label, columns, rows, empty }: PlainTableProps) {
  if (rows.length === 0) return <p className={styles.none}>{empty}</p>;
  const sideOf = (at: number) => (columns[at]?.end ? styles.end : undefined);
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title, values }, at) => (
              <th key={title} scope="col" className={sideOf(at)}>
                {t(title, values)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td key={columns[at]?.title ?? at} className={sideOf(at)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
