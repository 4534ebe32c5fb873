import { t } from '@palaro/client';
import { Logo } from '@palaro/ui';
import type { ReactNode } from 'react';
import styles from './login.module.css';

export interface DoorProps {
  title: string;
  note?: string;
  onSubmit(): void;
  children: ReactNode;
}

/** The form that stands alone on the page before anybody is in. */
export const Door = ({ title, note, onSubmit, children }: DoorProps) => (
  <main className={styles.page}>
    <form
      className={styles.door}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Logo height={28} label={t('console.name')} />
      <h1>{title}</h1>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </form>
  </main>
);
