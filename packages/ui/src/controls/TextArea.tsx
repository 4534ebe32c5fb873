import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './text-area.module.css';
import { FieldNote } from './TextField.tsx';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: ReactNode;
  /** The label is only spoken, for a message box whose place explains it. */
  hideLabel?: boolean;
  help?: ReactNode;
  /** Replaces the help text, so that nothing jumps. */
  error?: ReactNode;
  /** Shown at the right below the field, for instance `12 / 500`. */
  counter?: ReactNode;
  value: string;
}

/** A field of several lines that grows with its text, up to a limit in its style. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, help, error, counter, className, value, ...input } = props;
  const made = useId();
  const id = input.id ?? made;
  const note = error ?? help;
  const area = useGrowing(value);
  const noted = note !== undefined || counter !== undefined;
  return (
    <div className={cx(styles.field, className)}>
      <label className={hideLabel ? 'sr-only' : styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={hideLabel ? 1 : 4}
        {...input}
        ref={area}
        id={id}
        value={value}
        className={cx(styles.area, hideLabel && styles.compact, Boolean(error) && styles.wrong)}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {noted && (
        <div className={styles.notes}>
          <FieldNote id={`${id}-note`} error={error} help={help} />
          {counter !== undefined && <span className={styles.counter}>{counter}</span>}
        </div>
      )}
    </div>
  );
}

/** Sets the height to that of the text; the style limits it, and from there the field scrolls. */
function useGrowing(value: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const node = area.current;
    if (!node) return;
    node.style.height = 'auto';
    node.style.height = `${node.scrollHeight}px`;
  }, [value]);
  return area;
}
