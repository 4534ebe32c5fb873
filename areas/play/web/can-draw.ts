import { GAME_CARDS, type GameId } from '@palaro/games/cards';

/**
 * Whether this browser can draw the game. Asked before its code is loaded and its session opened,
 * so that nobody who cannot see a round can stake on it.
 */
export const canDraw = (gameId: GameId): boolean => !GAME_CARDS[gameId].needsWebgl2 || hasWebgl2();

function hasWebgl2(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Phones give a page few of these; this one was only asked for.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
