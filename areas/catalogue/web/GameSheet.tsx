import { isTrial, t, useSession } from '@palaro/client';
import { Button, KeyValues, Sheet } from '@palaro/ui';
import { useRef } from 'react';
import type { GameItem } from '../catalogue.api.ts';
import styles from './GameSheet.module.css';

interface GameSheetProps {
  /** The tile that was held; null: closed. */
  game: GameItem | null;
  onPlay(game: GameItem, freePlay?: boolean): void;
  onClose(): void;
}

/** A game before it is opened: its least stake, and the choice between real and play money. */
export default function GameSheet({ game, onPlay, onClose }: GameSheetProps) {
  // What is shown stays while the sheet leaves.
  const session = useSession();
  const last = useRef(game);
  if (game) last.current = game;
  const shown = last.current;
  if (!shown) return null;
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
        {shown.minBet && (
          <KeyValues rows={[{ label: t('catalogue.min_bet'), value: shown.minBet }]} />
        )}
        <Button tone="gold" wide onClick={() => play(false)}>
          {t('catalogue.play')}
        </Button>
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
