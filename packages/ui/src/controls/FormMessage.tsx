import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './form-parts.module.css';

interface FormMessageProps {
  /** Keeps its line while it says nothing, so that what stands below does not jump. */
  steady?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** What a form is refused with that belongs to no field; spoken as it appears. */
export const FormMessage = ({ steady = false, className, children }: FormMessageProps) => (
  <p role="alert" className={cx(styles.message, steady && styles.steady, className)}>
    {children}
  </p>
);
