import { GAME_CARDS, type GameCard } from '@palaro/games/cards';
import { stakesWithin } from '@palaro/games/stakes';
import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { DEFAULT_SETTINGS } from '@palaro/vendors';
import type { GameRules, OpenGame } from '@palaro/wallet/server';
import type { Terms } from '../terms.ts';
import { ALL_GAMES, gameByCode, vendorNameOf, type CatalogueRow } from './games-in-code.ts';
import { isGameOn, isVendorOn, termsFor } from './switchboard.ts';
import { vendorSettings } from './vendor-settings.ts';

/**
 * The wallet's questions before a bet (docs/domain/wallet-protocol.md §4), answered from memory.
 */
export const gameRulesOf = (app: App): GameRules => ({
  vendorOn: (vendor) => isVendorOn(app, vendor),
  vendorName: vendorNameOf,
  gameOn: async (vendor, gameId) => {
    const game = gameByCode(vendor, gameId);
    return game !== undefined && (await isGameOn(app, game));
  },
  betLimits: async (vendor, gameId) => {
    const game = gameByCode(vendor, gameId);
    return game ? betLimits(app, game) : null;
  },
  gameKind(vendor, gameId) {
    const game = gameByCode(vendor, gameId);
    return game ? { category: game.category, name: game.name, rtp: game.rtp } : null;
  },
  openGames: () => openGames(app),
  // A wrong setting must not stop a credit, so the default's alarm holds.
  payoutAlarm: async (vendor) =>
    Money.of((await vendorSettings(app, vendor).catch(() => DEFAULT_SETTINGS)).payoutAlarm),
});

/** Games that are on, with their vendor, as turnover weighs them. */
async function openGames(app: App): Promise<OpenGame[]> {
  const on = await Promise.all(
    ALL_GAMES.map(async (game) => (await isVendorOn(app, game.vendor)) && isGameOn(app, game)),
  );
  return ALL_GAMES.filter((_, index) => on[index]).map(({ vendor, gameId, ...kind }) => ({
    vendor,
    game: gameId,
    category: kind.category,
    name: kind.name,
    rtp: kind.rtp,
  }));
}

/** The bounds of one bet in this game now. */
export async function betLimits(app: App, game: CatalogueRow) {
  const terms = await termsFor(app, game);
  return boundsUnder(app, game, [terms.game, terms.vendor]);
}

/**
 * The strictest of the game's own bounds, the vendor's settings, the licence's least stake and what
 * operators set.
 */
export async function boundsUnder(
  app: App,
  game: CatalogueRow,
  terms: readonly Pick<Terms, 'minBet' | 'maxBet'>[],
): Promise<CatalogueRow['limits']> {
  const all = [await vendorSettings(app, game.vendor), ...terms];
  const least = [app.site.settings['play.minStake'], ...all.map(({ minBet }) => minBet)];
  const most = all.map(({ maxBet }) => maxBet);
  const given = (texts: readonly (string | null)[]) =>
    texts.flatMap((text) => (text === null ? [] : [Money.of(text)]));
  return {
    minBet: given(least).reduce((a, b) => (a > b ? a : b), game.limits.minBet),
    maxBet: given(most).reduce((a, b) => (a < b ? a : b), game.limits.maxBet),
  };
}

/** Whether these bounds leave a stake that the game offers. */
export function leavesStake(game: CatalogueRow, bounds: CatalogueRow['limits']): boolean {
  const card = Object.values<GameCard>(GAME_CARDS).find(({ nodeId }) => nodeId === game.nodeId);
  return card ? stakesWithin(card.stake, bounds) !== null : bounds.minBet <= bounds.maxBet;
}
