import { t } from '@palaro/client';
import type { RefObject } from 'react';
import styles from './lagoon.module.css';
import type { StageState } from './use-stage.ts';

interface LagoonStageProps {
  host: RefObject<HTMLDivElement | null>;
  state: StageState;
  /** True during free spins, when dusk turns to night. */
  night: boolean;
  onTap(): void;
}

/** The lagoon behind the reels; `host` holds the canvas. */
export function LagoonStage({ host, state, night, onTap }: LagoonStageProps) {
  const broken = state.at === 'missing' || state.at === 'failed';
  return (
    <div className={styles.lagoon}>
      <div className={styles.night} data-on={night || undefined} />
      <div ref={host} className={styles.canvas} data-ready={state.at === 'ready'} onClick={onTap} />
      {state.at === 'opening' && <div className={styles.cabinet} />}
      {broken && (
        <p className={styles.broken} role="alert">
          {t(state.at === 'missing' ? 'perlas.no_webgl' : 'perlas.stage_failed')}
        </p>
      )}
    </div>
  );
}
