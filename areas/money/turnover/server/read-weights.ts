import { inLanguage, type Language } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { gameRules } from '@palaro/wallet/server';
import { percentOf, percentOfKind } from './contribution.ts';

/**
 * Reads how much of a bet counts in each kind of game that is open, and in the open games that are
 * an exception to their kind (docs/domain/promotions.md §4).
 */
export async function readWeights(app: App, language: Language) {
  const games = await gameRules.of(app).openGames();
  const kinds = [...new Set(games.map(({ category }) => category))].map((gameType) => ({
    gameType,
    percent: Number(percentOfKind(gameType)),
  }));
  return {
    kinds: kinds.sort((a, b) => b.percent - a.percent),
    games: games
      .filter((game) => percentOf(game) !== percentOfKind(game.category))
      .map((game) => ({
        vendor: game.vendor,
        gameId: game.game,
        gameName: inLanguage(game.name, language),
        gameType: game.category,
        percent: Number(percentOf(game)),
      })),
  };
}

/** Percentage of a bet in this game that counts toward withdrawal. */
export const percentIn = (app: App, vendor: string, game: string): number =>
  Number(percentOf(gameRules.of(app).gameKind(vendor, game)));
