// The in-house games with their rules, and nothing else: who serves, books or draws them imports
// this list. Adding a game is its folder, its card in cards.ts and its line here.
import { dice } from './dice/rules.ts';
import { perlas } from './perlas/rules.ts';
import type { Game, GameCard } from './contract.ts';
import type { GAME_CARDS, GameId } from './cards.ts';

/** A card without its rules does not compile. */
type Registry = { [I in GameId]: { card: (typeof GAME_CARDS)[I] } };

export const GAMES = { perlas, dice } satisfies Registry;

/** A game by its id, for code that serves any of them. */
export const gameOf = (id: GameId): Game<GameCard, unknown> => GAMES[id];

export * from './contract.ts';
export * from './cards.ts';
export { decimalText } from './fractions.ts';
