import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';
import type { ReactNode } from 'react';
import styles from './members.module.css';

interface SmallTableProps {
  title: TextKey;
  heads: readonly TextKey[];
  /** The cells by name, in the order of the heads. */
  rows: readonly { key: string; cells: Readonly<Record<string, ReactNode>> }[];
  empty: TextKey;
}

/** A short table of a tab, all of whose rows came with the answer. */
export const SmallTable = ({ title, heads, rows, empty }: SmallTableProps) => (
  <section className={styles.part}>
    <h2>{t(title)}</h2>
    {rows.length === 0 ? (
      <p>{t(empty)}</p>
    ) : (
      <table className={styles.table} aria-label={t(title)}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {Object.entries(cells).map(([name, cell]) => (
                <td key={name}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
