import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';
import type { ReactNode } from 'react';
import styles from './vendors.module.css';

interface VendorTableProps {
  label: TextKey;
  empty: TextKey;
  heads: readonly { title: TextKey; end?: boolean }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A short table, all of whose rows are there. */
export function VendorTable({ label, empty, heads, rows }: VendorTableProps) {
  if (rows.length === 0) return <p className={styles.dim}>{t(empty)}</p>;
  const side = (at: number) => (heads[at]?.end ? styles.end : undefined);
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t(label)}>
        <thead>
          <tr>
            {heads.map(({ title }, at) => (
              <th key={title} scope="col" className={side(at)}>
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td key={heads[at]?.title ?? at} className={side(at)}>
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
