import type { ReactNode } from 'react';
import { useDemonstration } from './demonstration.ts';
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
 * 16:9 stage on a desktop (docs/domain/design.md, Game and Desktop). Nothing of a demonstration can
 * be pressed but its bar. A browser's translator leaves the stage as it is drawn.
 */
export function GameScreen({ stage, line, choices, actions }: GameScreenProps) {
  const show = useDemonstration();
  const watches = show !== null;
  return (
    <div className={styles.screen} data-theme="dark">
      <div className={styles.stage} inert={watches} translate="no">
        {stage}
      </div>
      <div className={styles.line}>{line}</div>
      <div className={styles.choices} inert={watches}>
        {choices}
      </div>
      {show ? (
        <div className={styles.watch}>{show.bar}</div>
      ) : (
        <div className={styles.actions}>{actions}</div>
      )}
    </div>
  );
}
