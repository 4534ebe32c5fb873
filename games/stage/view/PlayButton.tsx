import { t } from '@palaro/client';
import { Square } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PlayButtonProps {
  /** What a press does now, spoken and shown: Spin, Roll. */
  label: string;
  face: ReactNode;
  busy: boolean;
  disabled: boolean;
  /** Rounds left while autoplay runs; a press then stops it. */
  autoLeft: number | null;
  onPress(): void;
  onStopAutoplay(): void;
}

/** The one gold button, where the thumb is. */
export function PlayButton(props: PlayButtonProps) {
  const { label, face, busy, disabled, autoLeft, onPress, onStopAutoplay } = props;
  if (autoLeft !== null) {
    return (
      <button
        type="button"
        className={styles.play}
        data-auto
        aria-label={t('play.game_auto_stop', { count: autoLeft })}
        onClick={onStopAutoplay}
      >
        <Square aria-hidden size={22} fill="currentColor" />
        <span className={styles.playLeft}>{autoLeft}</span>
      </button>
    );
  }
  return (
    <button
      type="button"
      className={styles.play}
      data-busy={busy || undefined}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      {face}
    </button>
  );
}
