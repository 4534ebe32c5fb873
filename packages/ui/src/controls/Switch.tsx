import { useId, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './switch.module.css';

interface SwitchProps {
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/**
 * On or off; a change applies at once. The knob's place and a tick show the state besides the
 * colour.
 */
export function Switch({ label, help, checked, onChange, disabled, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cx(styles.row, className)}>
      <span className={styles.text}>
        <span id={id}>{label}</span>
        {help && (
          <span id={`${id}-help`} className={styles.help}>
            {help}
          </span>
        )}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        aria-describedby={help ? `${id}-help` : undefined}
        disabled={disabled}
        className={styles.target}
        onClick={() => onChange(!checked)}
      >
        <span className={styles.track}>
          <span className={styles.knob} />
        </span>
      </button>
    </div>
  );
}
