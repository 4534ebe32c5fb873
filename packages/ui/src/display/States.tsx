import { RotateCw, WifiOff } from 'lucide';
import { Icon } from './Icon.tsx';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '../art/Drawing.tsx';
import { Button } from '../controls/Button.tsx';
import styles from './states.module.css';

interface EmptyStateProps {
  drawing?: DrawingName;
  title: ReactNode;
  children?: ReactNode;
  /** The one action to offer. */
  action?: ReactNode;
}

/** Shown if there is nothing: a small drawing, one sentence, one action. */
export function EmptyState({ drawing = 'no-bets', title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Drawing name={drawing} />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  drawing?: DrawingName;
  title: ReactNode;
  /** What happened to the money; shown before everything else. */
  money?: ReactNode;
  children?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  busy?: boolean;
  /** What helps where a repeat does not. */
  action?: ReactNode;
}

/** Shown after a failure: first the money, then what happened, then a way to go on. */
export function ErrorState(props: ErrorStateProps) {
  const { drawing = 'error', title, money, children, retryLabel, onRetry, busy, action } = props;
  return (
    <div className={styles.state} role="alert">
      <Drawing name={drawing} />
      {money && <p className={styles.money}>{money}</p>}
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button icon={<Icon of={RotateCw} size={18} />} busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** A line above the page while there is no connection. Screen readers hear it when it appears. */
export function OfflineBanner({ offline, children }: { offline: boolean; children: ReactNode }) {
  return (
    <div role="status">
      {offline && (
        <p className={styles.offline}>
          <Icon of={WifiOff} size={16} aria-hidden />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
