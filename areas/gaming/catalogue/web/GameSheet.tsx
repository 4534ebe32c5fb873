import { isTrial, navigate, t, useCall, useSession } from '@palaro/client';
import { turnoverApi } from '@palaro/turnover/api';
import { Amount, Button, gameTile, Sheet } from '@palaro/ui';
import { useRef } from 'react';
import type { GameItem } from '../catalogue.api.ts';
import styles from './GameSheet.module.css';
import { watchAddress } from './launch-address.ts';
import { categoryName } from './names.ts';

interface GameSheetProps {
  /** The game whose tile was long-pressed; null closes the sheet. */
  game: GameItem | null;
  onPlay(game: GameItem, freePlay?: boolean): void;
  onClose(): void;
}

/**
 * Shows a game before it opens: its facts, and the choice between real and play money. A guest may
 * watch it.
 */
export default function GameSheet({ game, onPlay, onClose }: GameSheetProps) {
  // The game stays drawn while the sheet slides out.
  const session = useSession();
  const last = useRef(game);
  if (game) last.current = game;
  const shown = last.current;
  if (!shown) return null;
  const watch = session ? null : watchAddress(shown);
  const play = (freePlay: boolean) => {
    onClose();
    onPlay(shown, freePlay);
  };
  return (
    <Sheet
      open={game !== null}
      onClose={onClose}
      title={shown.displayName}
      closeLabel={t('catalogue.close')}
    >
      <div className={styles.sheet}>
        <Facts of={shown} />
        <Button tone="gold" wide onClick={() => play(false)}>
          {t('catalogue.play')}
        </Button>
        {watch && (
          <Button wide onClick={() => navigate(watch)}>
            {t('catalogue.watch')}
          </Button>
        )}
        {shown.freeplay && !isTrial(session) && (
          <>
            <Button wide onClick={() => play(true)}>
              {t('catalogue.free')}
            </Button>
            <p className={styles.note}>{t('catalogue.free_help')}</p>
          </>
        )}
      </div>
    </Sheet>
  );
}

/** The game's picture, category and least stake. */
function Facts({ of: game }: { of: GameItem }) {
  return (
    <div className={styles.facts}>
      <img
        src={gameTile(game.gameId) ?? gameTile('default') ?? game.iconUrl}
        alt=""
        width={64}
        height={80}
        className={styles.art}
      />
      <div>
        <p className={styles.kind}>{categoryName(game.gameType)}</p>
        {game.minBet && (
          <p>
            <span className={styles.least}>{t('catalogue.min_bet')}</span>
            <Amount value={game.minBet} />
          </p>
        )}
        <Counts of={game} />
      </div>
    </div>
  );
}

/** How much of a bet in the game counts toward withdrawal (docs/domain/promotions.md §4). */
function Counts({ of: { vassalage, gameId, gameType } }: { of: GameItem }) {
  const { data } = useCall(turnoverApi.turnoverWeights);
  const own = data?.games.find((game) => game.vendor === vassalage && game.gameId === gameId);
  const percent = (own ?? data?.kinds.find((kind) => kind.gameType === gameType))?.percent;
  if (percent === undefined) return null;
  return <p className={styles.least}>{t('catalogue.counts', { percent })}</p>;
}
