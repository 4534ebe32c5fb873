import { gameAddress } from '@palaro/catalogue/web';
import { navigate, t } from '@palaro/client';
import { Button } from '@palaro/ui';
import styles from './GamePage.module.css';
import { mayPlayFree } from './own-ways.ts';
import type { OpenedGame } from './use-opened-game.ts';

interface FreePlayChoiceProps {
  game: OpenedGame;
  onStartAgain(): void;
}

/** Says which money the game is played with and links to the other kind (GAME-12). */
export function FreePlayChoice({ game, onStartAgain }: FreePlayChoiceProps) {
  const { gameId, freePlay } = game;
  const open = (free: boolean) => navigate(gameAddress(gameId, free));
  if (freePlay) {
    return (
      <section className={styles.choice} aria-label={t('play.game_free_play')}>
        <p>{t('play.game_free_help')}</p>
        <Button wide onClick={onStartAgain}>
          {t('play.game_free_again')}
        </Button>
        <Button wide onClick={() => open(false)}>
          {t('play.game_real_start')}
        </Button>
      </section>
    );
  }
  if (!mayPlayFree(game)) return null;
  return (
    <section className={styles.choice} aria-label={t('play.game_free_play')}>
      <Button wide onClick={() => open(true)}>
        {t('play.game_free_start')}
      </Button>
    </section>
  );
}
