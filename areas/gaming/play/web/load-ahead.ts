import { matchPath, warmCall } from '@palaro/client';
import { isGameId } from '@palaro/games/cards';
import { loadGameView } from '@palaro/games/views';
import { playApi } from '../play.api.ts';
import { canDraw } from './can-draw.ts';
import { launchAhead } from './launch-game.ts';

/**
 * Asks for what the game at an address needs beside the page's own code, which cannot ask before it
 * has come: the game's code, its facts, and its session unless somebody watches or plays free.
 * What fails here is asked for again by the page, which says so.
 */
export function loadAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const { page, gameId = '' } = matchPath('/m/:page/:gameId', pathname) ?? {};
  if (!isGameId(gameId) || !canDraw(gameId)) return;
  loadGameView(gameId).catch(() => undefined);
  warmCall(playApi.game, { params: { gameId } });
  if (page === 'game' && !new URLSearchParams(search).has('freePlay')) launchAhead(gameId);
}
