import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface GameScreenProps {
  stage: ReactNode;
  line: ReactNode;
  /** Stake and choices. */
  choices: ReactNode;
  /** Autoplay, the play button, turbo. */
  actions: ReactNode;
}

/**
 * Places the parts of a game around the stage: below it on a phone, beside it in landscape, under a
 * 16:9 stage on a desktop (docs/domain/design.md, Game and Desktop).
 */
export function GameScreen({ stage, line, choices, actions }: GameScreenProps) {
  return (
    <div className={styles.screen} data-theme="dark">
      <div className={styles.stage}>{stage}</div>
      <div className={styles.line}>{line}</div>
      <div className={styles.choices}>{choices}</div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
