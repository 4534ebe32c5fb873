import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { CountBadge } from '../display/Badge.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The spoken name, as an icon alone says nothing to a screen reader. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'filled';
  /** Shown as a badge; nothing at 0. */
  count?: number;
}

/** A 48 px square round an icon. */
export function IconButton({ label, icon, tone = 'plain', count, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={count ? `${label} (${count})` : label}
      className={cx(styles.button, styles[tone], rest.className)}
    >
      {icon}
      {count ? (
        <span className={styles.count} aria-hidden>
          <CountBadge count={count} />
        </span>
      ) : null}
    </button>
  );
}
