import { t } from '@palaro/client';

/** Above this number the text says "over", below it the exact count (GAME-14). */
export const GAME_COUNT_SAID = 600;

export const gameCountText = (games: number) =>
  games > GAME_COUNT_SAID
    ? t('home.games_over', { count: GAME_COUNT_SAID })
    : t('home.games_count', { count: games });
