import { call, currentSession, isFailure } from '@palaro/client';
import { catalogueApi } from '@palaro/catalogue/api';
import { GAME_CARDS, type GameId } from '@palaro/games/cards';
import type { Reply } from '@palaro/api';

export type Launched = Reply<typeof catalogueApi.launchGame>;

/** Opens or renews the game session that bets are placed in. */
export function launch(gameId: GameId, free = false): Promise<Launched> {
  const { vassalage, nodeId, gameType } = GAME_CARDS[gameId];
  const body = { gameCategory: gameType, vendor: vassalage, gameId, nodeId };
  return call(catalogueApi.launchGame, {
    body: free ? { ...body, supportFreePlay: true } : body,
  });
}

/**
 * Sends a stake. If the game session ran out while nobody played, it opens a new one and sends the
 * same again.
 */
export const sendInSession = <R>(gameId: GameId, send: () => Promise<R>): Promise<R> =>
  send().catch(async (error: unknown) => {
    if (!isFailure(error, 'play.session_ended')) throw error;
    await launch(gameId);
    return send();
  });

/** Whose session of which game is being opened before its page has come. */
let begun: { gameId: GameId; player: string; launched: Promise<Launched> } | null = null;

/** Opens the game session (GAME-10) while the page's code is still on its way. */
export function launchAhead(gameId: GameId): void {
  const player = currentSession()?.userName;
  if (player === undefined) return;
  const launched = launch(gameId);
  // Told to the page that takes it over.
  launched.catch(() => undefined);
  begun = { gameId, player, launched };
}

/** The session that was opened ahead, or a new one. Each is handed out once. */
export function takeLaunch(gameId: GameId): Promise<Launched> {
  const found = begun;
  begun = null;
  const mine = found?.gameId === gameId && found.player === currentSession()?.userName;
  return found && mine ? found.launched : launch(gameId);
}
