import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';
import { PlainTable } from '@palaro/desk';
import type { ReactNode } from 'react';
import styles from './members.module.css';

interface TablePartProps {
  title: TextKey;
  heads: readonly TextKey[];
  /** The cells by name, in the order of the heads. */
  rows: readonly { key: string; cells: Readonly<Record<string, ReactNode>> }[];
  empty: TextKey;
}

/** A part of a tab: its heading, and a short table. */
export const TablePart = ({ title, heads, rows, empty }: TablePartProps) => (
  <section className={styles.part}>
    <h2>{t(title)}</h2>
    <PlainTable
      label={t(title)}
      columns={heads.map((head) => ({ title: head }))}
      rows={rows.map(({ key, cells }) => ({ key, cells: Object.values(cells) }))}
      empty={t(empty)}
    />
  </section>
);
