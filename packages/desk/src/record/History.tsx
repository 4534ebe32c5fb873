import type { ReactNode } from 'react';
import { t } from '@palaro/client';
import { Ago } from '../cells/Times.tsx';
import styles from './record.module.css';

export interface HistoryEntry {
  key: string;
  /** ISO 8601. */
  at: string;
  /** A sentence: who did what. */
  said: ReactNode;
  /** The reason that was given. */
  reason?: string | null;
}

/** What happened to a record and who did it, the newest first. */
export const History = ({ entries }: { entries: readonly HistoryEntry[] }) => (
  <>
    <h2 className={styles.historyTitle}>{t('desk.record.timeline')}</h2>
    <ol className={styles.history}>
      {entries.map(({ key, at, said, reason }) => (
        <li key={key} className={styles.entry}>
          <span>{said}</span>
          {reason && <q className={styles.reason}>{reason}</q>}
          <span className={styles.at}>
            <Ago at={at} />
          </span>
        </li>
      ))}
    </ol>
  </>
);
