import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './form-parts.module.css';

interface FieldGroupProps extends ComponentProps<'fieldset'> {
  legend: ReactNode;
}

/** Choices that belong to one question, under the question's text. */
export const FieldGroup = ({ legend, className, children, ...fieldset }: FieldGroupProps) => (
  <fieldset {...fieldset} className={cx(styles.group, className)}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
);
