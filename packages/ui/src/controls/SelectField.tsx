import { ChevronDown } from 'lucide';
import { Icon } from '../display/Icon.tsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { FieldNote } from './TextField.tsx';
import styles from './text-field.module.css';

export interface SelectFieldProps extends ComponentProps<'select'> {
  label: ReactNode;
  help?: ReactNode;
  /** Replaces the help text, so that nothing jumps. */
  error?: ReactNode;
  options: readonly { value: string; label: string }[];
  /** Shown until something is chosen. */
  choose: string;
}

/** A choice from a list with the device's native picker; otherwise like a text field. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, options, choose, className, ...select } = props;
  const made = useId();
  const id = select.id ?? made;
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div
        className={cx(styles.frame, Boolean(error) && styles.wrong, select.disabled && styles.off)}
      >
        <select
          {...select}
          id={id}
          className={cx(styles.input, styles.select, select.value === '' && styles.unchosen)}
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? help) ? `${id}-note` : undefined}
        >
          <option value="">{choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={20} aria-hidden className={styles.open} />
      </div>
      <FieldNote id={`${id}-note`} error={error} help={help} />
    </div>
  );
}
