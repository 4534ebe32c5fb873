import { gameAddress, type OwnWays } from '@palaro/catalogue/web';
import { navigate, pageExists, t } from '@palaro/client';
import { GAME_CARDS } from '@palaro/games/cards';
import type { WayOn } from '@palaro/games/stage';
import type { OpenedGame } from './use-opened-game.ts';

const TRANSFERS = '/m/transfer';

/** The game's own ways on after a refusal; `elsewhere`: the member has money at a vendor. */
export function ownWays(game: OpenedGame, elsewhere: boolean, onStartAgain: () => void): OwnWays {
  if (game.freePlay) {
    const again: WayOn = { label: t('play.game_free_again'), go: onStartAgain };
    return { again, free: again };
  }
  return {
    ...(mayPlayFree(game) ? { free: freePlayOf(game) } : {}),
    ...(elsewhere && pageExists(TRANSFERS) ? { bring: bring() } : {}),
  };
}

/** Whether the game can be tried with play money. A trial account plays with nothing else. */
export function mayPlayFree({ gameId, trial, freePlay }: OpenedGame): boolean {
  const offered: readonly string[] = GAME_CARDS[gameId].supportPlay;
  return !trial && !freePlay && offered.includes('free');
}

const freePlayOf = ({ gameId }: OpenedGame): WayOn => ({
  label: t('play.game_free_start'),
  go: () => navigate(gameAddress(gameId, true)),
});

const bring = (): WayOn => ({ label: t('play.game_bring'), go: () => navigate(TRANSFERS) });
