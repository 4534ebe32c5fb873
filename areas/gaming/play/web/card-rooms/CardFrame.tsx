import { GameRefused } from '@palaro/catalogue/web';
import { t } from '@palaro/client';
import { Skeleton } from '@palaro/ui';
import { useCallback, useState } from 'react';
import { FrameBar } from '../FrameBar.tsx';
import { GameMenu } from '../GameMenu.tsx';
import styles from '../GamePage.module.css';
import { waysOf } from '../own-ways.ts';
import type { OpenedGame } from '../use-opened-game.ts';
import { useShownBalance } from '../use-shown-balance.ts';
import { useTally } from '../use-tally.ts';
import { useCountedHands } from './use-counted-hands.ts';
import { useCardRoom } from './use-card-room.ts';

interface RoomFrameProps {
  game: OpenedGame;
  /** Starts free play again with a fresh amount. */
  onStartAgain(): void;
}

/** The bar, and a game that members play against each other, as the site tells it to a seat. */
export function CardFrame({ game, onStartAgain }: RoomFrameProps) {
  const { gameId, help, view, trial, freePlay } = game;
  const [menu, setMenu] = useState(false);
  const { balance, shown, elsewhere } = useShownBalance(freePlay);
  const { tally, count } = useTally(gameId + (freePlay ? `/${freePlay}` : ''));
  const { known, failure, read, ...room } = useCardRoom({ gameId, freePlay });
  useCountedHands(room.room, count);
  const onMenu = useCallback(() => setMenu(true), []);
  const View = view.Room;
  if (!View) throw new Error(`${gameId} has no room`);
  return (
    <>
      <FrameBar name={help.name} freePlay={trial} balance={shown} onMenu={onMenu} />
      {known ? (
        <div className={styles.game}>
          <View
            help={help}
            balance={balance}
            onMenu={onMenu}
            free={trial}
            {...room}
            waysAfter={waysOf({ game, balance, elsewhere, onStartAgain })}
          />
        </div>
      ) : failure ? (
        <GameRefused error={failure} onAgain={read} />
      ) : (
        <div className={styles.opening} role="status" aria-label={t('play.game_loading')}>
          <Skeleton shape="block" className={styles.openingStage} />
        </div>
      )}
      <GameMenu
        open={menu}
        game={game}
        tally={tally}
        onStartAgain={onStartAgain}
        onClose={() => setMenu(false)}
      />
    </>
  );
}
