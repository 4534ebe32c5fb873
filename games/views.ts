import type { GameViewModule } from './stage/view/view-contract.ts';

const VIEWS = import.meta.glob<GameViewModule>('./*/view/index.tsx');

/** Loads a game's view, and with it the canvas library, when the game opens; null if none. */
export const loadGameView = (gameId: string): (() => Promise<GameViewModule>) | null =>
  VIEWS[`./${gameId}/view/index.tsx`] ?? null;
