import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { wrapText } from '../wrap-text.tsx';
import styles from './badge.module.css';

type Tone = 'coral' | 'gold' | 'leaf' | 'rose' | 'sky' | 'dim';

/** A word on a tint for a state or a kind. The word carries the meaning; the colour only helps. */
export function Badge({ tone = 'dim', icon, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone])}>
      {icon && <span className={styles.icon}>{icon}</span>}
      {wrapText(children)}
    </span>
  );
}

interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}

const MOST_SHOWN = 99;

/** A count on an icon; nothing at 0. */
export function CountBadge({ count, label }: { count: number; label?: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.count}>
      <span>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      {label && <span className="sr-only">{` ${label}`}</span>}
    </span>
  );
}

interface DotProps {
  tone?: Tone;
  /** Pulses; nothing else may pulse for ever. */
  live?: boolean;
  label?: string;
}

export function Dot({ tone = 'leaf', live, label }: DotProps) {
  return (
    <span className={cx(styles.dot, styles[tone], live && styles.live)}>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
