import { useId, type ReactNode } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Two to five choices side by side. They are native radio buttons, so arrow keys work. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props.label} className={styles.row}>
      {props.options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            className={styles.input}
            onChange={() => props.onChange(value)}
          />
          <span className={styles.face}>{label}</span>
        </label>
      ))}
    </div>
  );
}
