import type { ComponentType } from 'react';
import { CardFrame } from './card-rooms/CardFrame.tsx';
import { FishFrame } from './fish-rooms/FishFrame.tsx';
import styles from './GamePage.module.css';
import { OpeningGame } from './OpeningGame.tsx';
import { SharedFrame } from './shared/SharedFrame.tsx';
import { useOpenedGame, type OpenedGame } from './use-opened-game.ts';

interface OpenGameProps {
  gameId: string;
  /** Null for a guest, who watches. */
  player: string | null;
  free: boolean;
  /** The frame of a game that is played alone: only its own page loads it. */
  Alone: ComponentType<{ game: OpenedGame; player: string; onStartAgain(): void }>;
}

/** Opens a game, and puts the frame of its kind around it. */
export function OpenGame({ gameId, player, free, Alone }: OpenGameProps) {
  const { opened, failure, retry, startAgain } = useOpenedGame(gameId, {
    free,
    guest: player === null,
  });
  const { Room, Waters, Shared } = opened?.view ?? {};
  const Frame = Room ? CardFrame : Waters ? FishFrame : Shared ? SharedFrame : Alone;
  return (
    <div className={styles.page} data-theme="dark">
      {opened ? (
        <Frame
          key={opened.freePlay}
          game={opened}
          player={player ?? ''}
          onStartAgain={startAgain}
        />
      ) : (
        <OpeningGame failure={failure} onRetry={retry} />
      )}
    </div>
  );
}
