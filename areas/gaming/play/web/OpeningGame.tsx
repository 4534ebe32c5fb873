import { GameBar, GameRefused } from '@palaro/catalogue/web';
import { goBack, t } from '@palaro/client';
import { Skeleton } from '@palaro/ui';
import styles from './GamePage.module.css';

interface OpeningGameProps {
  /** What was thrown; null while the game loads. */
  failure: unknown;
  onRetry(): void;
}

/** The game's screen while it loads: bar, stage and panel are already in their final places. */
export function OpeningGame({ failure, onRetry }: OpeningGameProps) {
  return (
    <>
      <GameBar onBack={() => goBack()}>
        <h1 className="sr-only">
          {t(failure === null ? 'play.game_loading' : 'catalogue.not_opened')}
        </h1>
      </GameBar>
      {failure === null ? (
        <div className={styles.opening} role="status" aria-label={t('play.game_loading')}>
          <Skeleton shape="block" className={styles.openingStage} />
          <div className={styles.openingPanel} aria-busy="true">
            <Skeleton shape="row" count={2} />
            <Skeleton shape="circle" className={styles.openingButton} />
          </div>
        </div>
      ) : (
        <GameRefused error={failure} onAgain={onRetry} />
      )}
    </>
  );
}
