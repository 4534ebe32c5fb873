import { gameAddress } from '@palaro/catalogue/web';
import { GAME_CARDS, isGameId, type GameCard } from '@palaro/games/cards';
import {
  goBack,
  loginAddress,
  navigate,
  t,
  usePathParam,
  useQueryParam,
  useSession,
} from '@palaro/client';
import { hasPlayMoney } from '@palaro/kernel';
import { Button, EmptyState } from '@palaro/ui';
import { canDraw } from './can-draw.ts';
import { CannotPlay } from './CannotPlay.tsx';
import { GameFrame } from './GameFrame.tsx';
import { CardFrame } from './card-rooms/CardFrame.tsx';
import { FishFrame } from './fish-rooms/FishFrame.tsx';
import { SharedFrame } from './shared/SharedFrame.tsx';
import { OpeningGame } from './OpeningGame.tsx';
import { useOpenedGame } from './use-opened-game.ts';
import styles from './GamePage.module.css';

/** `/m/game/{gameId}`: an in-house game, filling the height below its bar. */
export default function GamePage() {
  const gameId = usePathParam('gameId');
  const [freePlay] = useQueryParam('freePlay');
  const session = useSession();
  if (!isGameId(gameId)) {
    return (
      <div className={styles.page} data-theme="dark">
        <EmptyState
          drawing="no-games"
          title={t('play.game_unknown')}
          action={<Button onClick={() => goBack()}>{t('play.game_back')}</Button>}
        />
      </div>
    );
  }
  const { shared, room }: GameCard = GAME_CARDS[gameId];
  // What everybody shares may be watched by everybody.
  if (!session && !shared && !room) {
    return (
      <div className={styles.page} data-theme="dark">
        <EmptyState
          drawing="no-games"
          title={t('play.game_login_first')}
          action={
            <Button
              tone="gold"
              onClick={() => navigate(loginAddress(gameAddress(gameId, freePlay === '1')))}
            >
              {t('play.game_login')}
            </Button>
          }
        />
      </div>
    );
  }
  if (!canDraw(gameId)) return <CannotPlay>{t('play.game_no_webgl')}</CannotPlay>;
  // An account of play money has no real money, so it needs no free play.
  const free = session !== null && freePlay === '1' && !hasPlayMoney(session.type);
  const player = session?.userName ?? null;
  const key = `${gameId}/${player ?? ''}/${free ? 'free' : ''}`;
  return <OpenGame key={key} gameId={gameId} player={player} free={free} />;
}

interface OpenGameProps {
  gameId: string;
  /** Null for a guest, who watches. */
  player: string | null;
  free: boolean;
}

function OpenGame({ gameId, player, free }: OpenGameProps) {
  const { opened, failure, retry, startAgain } = useOpenedGame(gameId, {
    free,
    guest: player === null,
  });
  const { Room, Waters, Shared } = opened?.view ?? {};
  const Frame = Room ? CardFrame : Waters ? FishFrame : Shared ? SharedFrame : GameFrame;
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
