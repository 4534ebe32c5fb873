import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './form-parts.module.css';

interface FormMessageProps {
  /** Keeps its height while empty, so that what is below does not jump. */
  steady?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A form's error that belongs to no field; screen readers hear it when it appears. */
export const FormMessage = ({ steady = false, className, children }: FormMessageProps) => (
  <p role="alert" className={cx(styles.message, steady && styles.steady, className)}>
    {children}
  </p>
);
