import { cx } from '../class-names.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** The text for screen readers; without it the spinner is decoration beside a text. */
  label?: string;
  size?: number;
  className?: string;
}

/** Five lanterns that light up one after the other, like a turning parol. */
export function Spinner({ label, size = 24, className }: SpinnerProps) {
  return (
    <span className={cx(styles.spinner, className)} role={label ? 'status' : undefined}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden fill="currentColor">
        <path d="M12 1l2.2 6.3a5 5 0 0 0-4.4 0z" />
        <path d="M22.5 8.600l-5.300 4.100a5 5 0 0 0-1.400-4.200z" />
        <path d="M18.500 20.900l-5.600-3.800a5 5 0 0 0 3.600-2.600z" />
        <path d="M5.500 20.900l2-6.400a5 5 0 0 0 3.600 2.600z" />
        <path d="M1.500 8.600l6.700-.1a5 5 0 0 0-1.400 4.200z" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
