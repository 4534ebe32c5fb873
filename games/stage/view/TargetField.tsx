import { cx } from '@palaro/ui';
import { useState, type ReactNode } from 'react';
import { hundredthsText, readHundredths } from './odds-text.ts';
import controls from './panel.module.css';
import styles from './target.module.css';

interface TargetFieldProps<Target extends number | null> {
  id: string;
  label: string;
  /** Names of the two steps. */
  lower: string;
  higher: string;
  /** In hundredths; null where none is set, and `none` then stands in the field. */
  target: Target;
  none?: string;
  bounds: { min: number; max: number };
  disabled: boolean;
  onPick(target: number): void;
  /** Controls before the steps. */
  children?: ReactNode;
}

/** A multiplier to reach, as a number that can be typed, halved and doubled. */
export function TargetField<Target extends number | null>(props: TargetFieldProps<Target>) {
  const { id, label, target, bounds, disabled, onPick } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const within = (hundredths: number) => Math.min(bounds.max, Math.max(bounds.min, hundredths));
  const take = () => {
    const next = typed === null ? null : readHundredths(typed);
    if (next !== null) onPick(within(next));
    setTyped(null);
  };
  const step = (name: string, face: string, next: number) => (
    <button
      type="button"
      className={controls.step}
      aria-label={name}
      disabled={disabled || target === null || within(next) === target}
      onClick={() => onPick(within(next))}
    >
      {face}
    </button>
  );
  return (
    <div className={controls.stake} role="group" aria-label={label}>
      <label className={controls.stakeLabel} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={cx(controls.stakeValue, styles.target)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        disabled={disabled}
        value={typed ?? (target === null ? (props.none ?? '') : hundredthsText(target))}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <div className={controls.steps}>
        {props.children}
        {step(props.lower, '½', Math.floor((target ?? 0) / 2))}
        {step(props.higher, '2×', (target ?? 0) * 2)}
      </div>
    </div>
  );
}
