import { t } from '@palaro/client';
import { Square } from 'lucide';
import { Icon } from '@palaro/ui';
import type { ReactNode } from 'react';
import styles from './panel.module.css';
import { useFirstFocus } from './use-first-focus.ts';

interface PlayButtonProps {
  /** What a press does now, shown and read out: Spin, Roll. */
  label: string;
  face: ReactNode;
  busy: boolean;
  disabled: boolean;
  /** Said instead of `label` while the balance does not cover the stake; else null. */
  short: string | null;
  /** Rounds left while autoplay runs; a press then stops it. */
  autoLeft: number | null;
  onPress(): void;
  onStopAutoplay(): void;
}

/** The only gold button, within the thumb's reach. */
export function PlayButton(props: PlayButtonProps) {
  const { label, face, busy, disabled, short, autoLeft, onPress, onStopAutoplay } = props;
  const button = useFirstFocus(!disabled);
  if (autoLeft !== null) {
    return (
      <button
        ref={button}
        type="button"
        className={styles.play}
        data-auto
        aria-label={t('stage.auto_stop', { count: autoLeft })}
        onClick={onStopAutoplay}
      >
        <Icon of={Square} aria-hidden size={22} fill="currentColor" />
        <span className={styles.playLeft}>{autoLeft}</span>
      </button>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.play}
      data-busy={busy || undefined}
      data-short={short !== null || undefined}
      aria-label={short ?? label}
      disabled={disabled}
      onClick={onPress}
    >
      {short ?? face}
    </button>
  );
}
