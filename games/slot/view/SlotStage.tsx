import { t } from '@palaro/client';
import type { ReactNode, RefObject } from 'react';
import styles from './stage.module.css';
import type { StageState } from './use-stage.ts';

interface SlotStageProps {
  host: RefObject<HTMLDivElement | null>;
  state: StageState;
  /** What is behind the reels. */
  backdrop: ReactNode;
  onTap(): void;
}

/** The background and the reels; `host` holds the canvas. */
export function SlotStage({ host, state, backdrop, onTap }: SlotStageProps) {
  const broken = state.at === 'missing' || state.at === 'failed';
  return (
    <div className={styles.stage}>
      {backdrop}
      <div ref={host} className={styles.canvas} data-ready={state.at === 'ready'} onClick={onTap} />
      {state.at === 'opening' && <div className={styles.cabinet} />}
      {broken && (
        <p className={styles.broken} role="alert">
          {t(state.at === 'missing' ? 'slot.no_webgl' : 'slot.stage_failed')}
        </p>
      )}
    </div>
  );
}
