import { inLanguage, Money, plusSeconds, type Language } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { Query } from '@palaro/api';
import type { BoardGame, catalogueConsoleApi } from '../console.api.ts';
import { NO_TERMS } from '../terms.ts';
import { betLimits } from './bet-limits.ts';
import { ALL_GAMES, vendorNameOf, type CatalogueRow } from './games-in-code.ts';
import { spelling } from './near-names.ts';
import { board, inPlace, openGames } from './switchboard.ts';
import { listNotApplied, listPlanned } from './switchboard.repository.ts';

const GAMES_PER_PAGE = 50;
/** A plan that was not applied is shown until this long after its time. */
const SHOWN_SECONDS = 7 * 86_400;

type BoardQuery = Query<(typeof catalogueConsoleApi)['boardGames']>;

/** Games on the switchboard that match, in the operators' order. */
export async function readBoard(app: App, query: BoardQuery, language: Language) {
  const { pageNum = 1, pageSize = GAMES_PER_PAGE } = query;
  const rows = (await boardRows(app, language)).filter((row) => matches(row, query));
  return {
    list: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    pageNum,
    totalPages: Math.ceil(rows.length / pageSize),
    total: rows.length,
  };
}

const matches = (row: BoardGame, { category, vendor, q = '', state }: BoardQuery) =>
  (category === undefined || row.category === category) &&
  (vendor === undefined || row.vendor === vendor) &&
  (state === undefined || row.shown === (state === 'on')) &&
  (spelling(row.name).includes(spelling(q)) || row.gameId.includes(q));

async function boardRows(app: App, language: Language): Promise<BoardGame[]> {
  const [{ games }, open] = await Promise.all([board.read(app), openGames(app, null)]);
  const shown = new Set(open.map(({ nodeId }) => nodeId));
  const rows = inPlace(ALL_GAMES, games).map(async (game) => {
    const marks = games.get(game.nodeId);
    const bounds = await betLimits(app, game);
    return {
      ...identityOf(game, language),
      minBet: Money.text(bounds.minBet),
      maxBet: Money.text(bounds.maxBet),
      terms: marks?.terms ?? NO_TERMS,
      enabled: marks?.enabled ?? true,
      shown: shown.has(game.nodeId),
      hot: marks?.hot ?? null,
      isNew: marks?.marked_new ?? null,
      firstSeen: marks?.first_seen.toISOString() ?? null,
    };
  });
  return Promise.all(rows);
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
  ) =>
    [...new Set(ALL_GAMES.map(codeOf))].map((code) => ({
      code,
      name: nameOf(code),
      enabled: !off.has(code),
      games: ALL_GAMES.filter((game) => codeOf(game) === code).length,
      shown: open.filter((game) => codeOf(game) === code).length,
    }));
  return {
    categories: levels(({ category }) => category, categoriesOff, String),
    vendors: levels(({ vendor }) => vendor, vendorsOff, vendorNameOf).map((vendor) => ({
      ...vendor,
      terms: vendorTerms.get(vendor.code) ?? NO_TERMS,
    })),
    planned: plans.flat().map(({ id, apply_at, asked_by, reason, change, state }) => ({
      ...{ id, by: asked_by, reason, change, state },
      applyAt: apply_at.toISOString(),
    })),
  };
}
