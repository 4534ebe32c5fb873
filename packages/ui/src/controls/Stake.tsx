import { Minus, Plus } from 'lucide';
import { Icon } from '../display/Icon.tsx';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { IconButton } from './IconButton.tsx';
import styles from './stake.module.css';

interface StepperProps {
  label: string;
  /** The value to show: an amount or a count. The owner chooses the steps. */
  value: ReactNode;
  lessLabel: string;
  moreLabel: string;
  onLess: () => void;
  onMore: () => void;
  /** The value is the lowest (highest) step, so that button is off. */
  atLeast?: boolean;
  atMost?: boolean;
  disabled?: boolean;
}

/** A value between a button for less and one for more. */
export function Stepper(props: StepperProps) {
  const { disabled = false, atLeast = false, atMost = false } = props;
  return (
    <div role="group" aria-label={props.label} className={styles.stepper}>
      <IconButton
        label={props.lessLabel}
        icon={<Icon of={Minus} size={22} />}
        disabled={disabled || atLeast}
        onClick={props.onLess}
      />
      <div className={styles.middle}>
        <span className={styles.label}>{props.label}</span>
        <output className={styles.value}>{props.value}</output>
      </div>
      <IconButton
        label={props.moreLabel}
        icon={<Icon of={Plus} size={22} />}
        disabled={disabled || atMost}
        onClick={props.onMore}
      />
    </div>
  );
}

interface ChipStackProps {
  label: string;
  chips: readonly { value: string; label: ReactNode }[];
  value?: string;
  onPick: (value: string) => void;
  disabled?: boolean;
}

const RIMS = ['sky', 'leaf', 'coral', 'gold', 'rose'] as const;

/** Stake chips like tokens on a table. Each shows its amount; its rim colour is only decoration. */
export function ChipStack({ label, chips, value, onPick, disabled }: ChipStackProps) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {chips.map((chip, index) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={chip.value === value}
          disabled={disabled}
          className={cx(styles.chip, styles[RIMS[index % RIMS.length] ?? 'sky'])}
          onClick={() => onPick(chip.value)}
        >
          <span className={styles.face}>{chip.label}</span>
        </button>
      ))}
    </div>
  );
}
