import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps {
  title?: ReactNode;
  /** At the right of the title. */
  action?: ReactNode;
  tone?: 'surface' | 'raised' | 'plain';
  children: ReactNode;
  className?: string;
}

/** A surface that is one step lighter than its background. */
export function Card({ title, action, tone = 'surface', children, className }: CardProps) {
  return (
    <section className={cx(styles.card, styles[tone], className)}>
      {(title || action) && (
        <div className={styles.head}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
