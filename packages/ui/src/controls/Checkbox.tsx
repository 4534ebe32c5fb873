import { Check } from 'lucide';
import { Icon } from '../display/Icon.tsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { FieldNote } from './TextField.tsx';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
}

/** A native checkbox under a drawn one; a tap anywhere in the row toggles it. */
export function Checkbox({ label, help, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const noted = Boolean(error ?? help);
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={noted ? id : undefined}
        />
        <span className={cx(styles.box, Boolean(error) && styles.wrong)} aria-hidden>
          <Icon of={Check} size={16} strokeWidth={3.5} />
        </span>
        <span>{label}</span>
      </label>
      {noted && <FieldNote id={id} error={error} help={help} />}
    </div>
  );
}
