import { GAME_CARDS, type GameId } from '@palaro/games/cards';

/**
 * Whether this browser can draw the game. Checked before its code loads and its session opens, so
 * that nobody stakes on a round that cannot be shown.
 */
export const canDraw = (gameId: GameId): boolean => !GAME_CARDS[gameId].needsWebgl2 || hasWebgl2();

/** Once a visit: making a context takes a slow phone a tenth of a second. */
let drawn = false;

function hasWebgl2(): boolean {
  if (drawn) return true;
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Phones allow a page only a few WebGL contexts, so the one made for this check is released.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    drawn = context !== null;
    return drawn;
  } catch {
    return false;
  }
}
