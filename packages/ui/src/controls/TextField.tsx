import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { wrapText } from '../wrap-text.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  help?: ReactNode;
  /** Replaces the help text, so that nothing jumps. */
  error?: ReactNode;
  /** Shown inside the frame before and after the input: a sign, a unit, a button. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The label above, the input, help or error below. Screen readers hear all three together. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, before, after, className, ...input } = props;
  const made = useId();
  const id = input.id ?? made;
  const note = error ?? help;
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div
        className={cx(
          styles.frame,
          Boolean(error) && styles.wrong,
          input.disabled && styles.off,
          input.readOnly && styles.fixed,
        )}
      >
        {before && <span className={styles.before}>{before}</span>}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {after && <span className={styles.after}>{after}</span>}
      </div>
      <FieldNote id={`${id}-note`} error={error} help={help} />
    </div>
  );
}

/**
 * The line below a field; it keeps its height when empty. An error shows a sign besides its colour.
 */
export function FieldNote({
  id,
  error,
  help,
}: {
  id: string;
  error?: ReactNode;
  help?: ReactNode;
}) {
  return (
    <p id={id} className={cx(styles.note, Boolean(error) && styles.error)} aria-live="polite">
      {error && <span className={styles.sign} aria-hidden />}
      {wrapText(error ?? help)}
    </p>
  );
}
