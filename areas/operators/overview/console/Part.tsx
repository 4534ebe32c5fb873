import type { ReactNode } from 'react';
import styles from './overview.module.css';

/** A heading and what stands below it. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
