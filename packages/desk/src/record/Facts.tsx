import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';
import type { ReactNode } from 'react';
import styles from './record.module.css';

export interface Fact {
  label: TextKey;
  value: ReactNode;
}

/** Names and values of a record, a line each. What has no value is left out. */
export function Facts({ rows }: { rows: readonly (Fact | false | null | undefined)[] }) {
  const known = rows.filter((row): row is Fact => Boolean(row));
  return (
    <dl className={styles.facts}>
      {known
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
