// The in-house games with the rules of all their versions, for servers that serve, book or replay
// them. A browser loads only the game that it shows (views.ts).
import type { Game } from './contract.ts';
import { GAME_IDS, type GameId } from './cards.ts';

interface RulesModule {
  game: Game;
}

const load = (id: GameId) => import(`./${id}/rules.ts`) as Promise<RulesModule>;
const games = new Map(
  await Promise.all(GAME_IDS.map(async (id) => [id, (await load(id)).game] as const)),
);

/** A game by its id, for code that serves every game. */
export function gameOf(id: GameId): Game {
  const game = games.get(id);
  if (!game) throw new Error(`games/${id}/rules.ts exports no game`);
  return game;
}

export * from './contract.ts';
export * from './versions.ts';
export * from './cards.ts';
export { decimal, decimalText } from './fractions.ts';
