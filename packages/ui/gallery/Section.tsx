import type { ReactNode } from 'react';
import styles from './gallery.module.css';
import type { Words } from './words.ts';

export interface SectionProps {
  words: Words;
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.stack}>{children}</div>
    </section>
  );
}

export const Line = ({ children }: { children: ReactNode }) => (
  <div className={styles.line}>{children}</div>
);
