import { inLanguage, Money, plusSeconds, type Language } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { Query } from '@palaro/api';
import type { BoardGame, catalogueConsoleApi } from '../console.api.ts';
import { NO_TERMS } from '../terms.ts';
import { betLimits } from './bet-limits.ts';
import { ALL_GAMES, vendorNameOf, type CatalogueRow } from './games-in-code.ts';
import { spelling } from './near-names.ts';
import { board, openGames, type PlacedGame } from './switchboard.ts';
import { listNotApplied, listPlanned } from './switchboard.repository.ts';

const GAMES_PER_PAGE = 50;
/** A plan that was not applied is shown until this long after its time. */
const SHOWN_SECONDS = 7 * 86_400;

type BoardQuery = Query<(typeof catalogueConsoleApi)['boardGames']>;

/** Games on the switchboard that match, in the operators' order. */
export async function readBoard(app: App, query: BoardQuery, language: Language) {
  const { pageNum = 1, pageSize = GAMES_PER_PAGE } = query;
  const [{ games }, open] = await Promise.all([board.read(app), openGames(app, null)]);
  const shown = new Set(open);
  const found = games.filter((game) => matches(game, shown.has(game), query));
  const page = found.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return {
    list: await Promise.all(page.map((game) => boardRow(app, game, shown.has(game), language))),
    pageNum,
    totalPages: Math.ceil(found.length / pageSize),
    total: found.length,
  };
}

const matches = (
  game: PlacedGame,
  shown: boolean,
  { category, vendor, q = '', state }: BoardQuery,
) =>
  (category === undefined || game.category === category) &&
  (vendor === undefined || game.vendor === vendor) &&
  (state === undefined || shown === (state === 'on')) &&
  (game.spelt.includes(spelling(q)) || game.gameId.includes(q));

async function boardRow(
  app: App,
  game: PlacedGame,
  shown: boolean,
  language: Language,
): Promise<BoardGame> {
  const bounds = await betLimits(app, game);
  return {
    ...identityOf(game, language),
    minBet: Money.text(bounds.minBet),
    maxBet: Money.text(bounds.maxBet),
    terms: game.terms,
    enabled: game.enabled,
    shown,
    hot: game.hot,
    isNew: game.markedNew,
    firstSeen: game.firstSeen?.toISOString() ?? null,
  };
}

const identityOf = (game: CatalogueRow, language: Language) => ({
  nodeId: game.nodeId,
  gameId: game.gameId,
  name: inLanguage(game.name, language),
  vendor: game.vendor,
  vendorName: game.vendorName,
  category: game.category,
  classification: game.classification,
});

/** Categories and vendors with their own switches and how many of their games members see. */
export async function readLevels(app: App) {
  const [{ vendorsOff, categoriesOff, vendorTerms }, open, ...plans] = await Promise.all([
    board.read(app),
    openGames(app, null),
    listPlanned(app.db),
    listNotApplied(app.db, plusSeconds(app.clock.now(), -SHOWN_SECONDS)),
  ]);
  const levels = (
    codeOf: (game: CatalogueRow) => string,
    off: ReadonlySet<string>,
    nameOf: (code: string) => string,
  ) => {
    const games = countBy(ALL_GAMES, codeOf);
    const shown = countBy(open, codeOf);
    return [...games].map(([code, count]) => ({
      code,
      name: nameOf(code),
      enabled: !off.has(code),
      games: count,
      shown: shown.get(code) ?? 0,
    }));
  };
  return {
    categories: levels(({ category }) => category, categoriesOff, String),
    vendors: levels(({ vendor }) => vendor, vendorsOff, vendorNameOf).map((vendor) => ({
      ...vendor,
      terms: vendorTerms.get(vendor.code) ?? NO_TERMS,
    })),
    planned: plans.flat().map(({ id, apply_at, asked_by, reason, change, state }) => ({
      id,
      by: asked_by,
      reason,
      change,
      state,
      applyAt: apply_at.toISOString(),
    })),
  };
}

function countBy(games: readonly CatalogueRow[], codeOf: (game: CatalogueRow) => string) {
  const counts = new Map<string, number>();
  for (const game of games) counts.set(codeOf(game), (counts.get(codeOf(game)) ?? 0) + 1);
  return counts;
}
