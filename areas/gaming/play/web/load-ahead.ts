import { matchPath } from '@palaro/client';
import { loadScreenOf } from '@palaro/games/screens';

/**
 * Asks for the game's code at `path` beside the page's own, which cannot ask before it has come.
 * What fails here is asked for again by the page, which says so.
 */
export function loadAhead(path: string): void {
  const { gameId } = matchPath('/m/:page/:gameId', path) ?? {};
  if (gameId) void loadScreenOf(gameId)?.catch(() => undefined);
}
