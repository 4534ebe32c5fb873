import { useId, type CSSProperties } from 'react';
import { cx } from '../class-names.ts';
import styles from './slider.module.css';

interface SliderProps {
  label: string;
  hideLabel?: boolean;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
  /** Shown beside the label, and spoken instead of the plain number. */
  valueText?: string;
  disabled?: boolean;
}

/**
 * A native range input, so the browser handles touch, mouse and keyboard. Use it for numbers, never
 * for money.
 */
export function Slider(props: SliderProps) {
  const id = useId();
  const { label, hideLabel, value, valueText, onChange, min, max } = props;
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div>
      <div className={cx(styles.head, hideLabel && 'sr-only')}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={styles.value}>
          {valueText ?? value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={props.step ?? 1}
        value={value}
        disabled={props.disabled}
        aria-valuetext={valueText}
        className={styles.range}
        style={{ '--filled': `${filled}%` } as CSSProperties}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
