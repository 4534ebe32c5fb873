import { isGameId } from '@palaro/games/cards';
import { goBack, loginAddress, navigate, t, usePathParam, useSession } from '@palaro/client';
import { Button, EmptyState } from '@palaro/ui';
import { GameFrame } from './GameFrame.tsx';
import { OpeningGame } from './OpeningGame.tsx';
import { useOpenedGame } from './use-opened-game.ts';
import styles from './GamePage.module.css';

/** `/m/game/{gameId}`: a game of ours, filling the height below its own bar. */
export default function GamePage() {
  const gameId = usePathParam('gameId');
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
  if (!session) {
    return (
      <div className={styles.page} data-theme="dark">
        <EmptyState
          drawing="no-games"
          title={t('play.game_login_first')}
          action={
            <Button tone="gold" onClick={() => navigate(loginAddress(`/m/game/${gameId}`))}>
              {t('play.game_login')}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <OpenGame key={`${gameId}/${session.userName}`} gameId={gameId} player={session.userName} />
  );
}

function OpenGame({ gameId, player }: { gameId: string; player: string }) {
  const { opened, failure, retry } = useOpenedGame(gameId);
  return (
    <div className={styles.page} data-theme="dark">
      {opened ? (
        <GameFrame game={opened} player={player} />
      ) : (
        <OpeningGame failure={failure} onRetry={retry} />
      )}
    </div>
  );
}
