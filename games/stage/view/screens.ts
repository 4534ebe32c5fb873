// Where the games' screens lie. Apart from the rest of views.ts, because a page asks for a game's
// screen before its own code, which reads the cards, has come.
import type { GameViewModule } from './view-contract.ts';

const SCREENS = import.meta.glob<GameViewModule>('../../*/view/play.tsx');

/** Loads the code of a game's screen; null if no game has this name. */
export function loadScreenOf(gameId: string): Promise<GameViewModule> | null {
  return SCREENS[`../../${gameId}/view/play.tsx`]?.() ?? null;
}
