import { depositing, gameAddress, waysAfter, type OwnWays } from '@palaro/catalogue/web';
import { minusMoney, navigate, pageExists, t } from '@palaro/client';
import { GAME_CARDS } from '@palaro/games/cards';
import type { WayOn } from '@palaro/games/stage';
import type { OpenedGame } from './use-opened-game.ts';

const TRANSFERS = '/m/transfer';
const SHORT = 'play.insufficient_funds';

interface Frame {
  game: OpenedGame;
  /** The playable balance, a decimal; null while unknown. */
  balance: string | null;
  /** The member has money at a vendor. */
  elsewhere: boolean;
  onStartAgain(): void;
}

/**
 * What helps after the refusal `code` of a bet of `stake` (a decimal), the most helpful first. Who
 * plays with a trial's money opens an account; other members pay in what is missing.
 */
export const waysOf =
  (frame: Frame) =>
  (code: string, stake?: string): WayOn[] => {
    const { game, balance } = frame;
    if (code === SHORT && game.trial && !game.freePlay) return waysAfter('account.trial', {});
    return waysAfter(code, ownWays(frame, missingOf(stake, balance)));
  };

/** What the balance lacks for the stake; null where that is unknown. */
function missingOf(stake: string | undefined, balance: string | null): string | null {
  if (stake === undefined || balance === null) return null;
  const missing = minusMoney(stake, balance);
  return /[1-9]/.test(missing) ? missing : null;
}

function ownWays({ game, elsewhere, onStartAgain }: Frame, missing: string | null): OwnWays {
  if (game.freePlay) {
    const again: WayOn = { label: t('play.game_free_again'), go: onStartAgain };
    return { again, free: again };
  }
  return {
    deposit: depositing(missing),
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
