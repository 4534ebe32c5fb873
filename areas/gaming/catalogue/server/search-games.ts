import type { Query } from '@palaro/api';
import { inLanguage, plusSeconds, type Language } from '@palaro/kernel';
import { refuse, type App, type Member } from '@palaro/server';
import type { catalogueApi, GameItem } from '../catalogue.api.ts';
import { GAMES_PER_PAGE, HOT, RECENT_PER_PAGE, SELECT } from '../categories.ts';
import { listFavourites, listRecent } from './marks.repository.ts';
import { nearest, spelling } from './near-names.ts';
import { hotOf } from './popularity.ts';
import { openGames, type PlacedGame } from './switchboard.ts';
import type { Visitor } from '../terms.ts';

type ListQuery = Query<(typeof catalogueApi)['gameList']>;
type HotQuery = Query<(typeof catalogueApi)['hotGames']>;

const NEW_SECONDS = 30 * 86_400;
const ALL = SELECT.all;
/** Values of `gameClassify` that order or choose a list; any other is a classification. */
const SELECT_TYPES: readonly string[] = Object.values(SELECT);

/** One page of the open games that match every filter (GAME-03, GAME-06). */
export async function searchGames(
  app: App,
  query: ListQuery,
  member: Member | null,
  visitor: Visitor,
) {
  const fitting = await matching(app, query, visitor);
  const chosen = await selected(app, fitting, query.gameClassify, member);
  const { pageNo = 1, pageSize = GAMES_PER_PAGE } = query;
  return gamesPage(app, chosen, visitor.language, pageNo, pageSize);
}

/** The games open to the visitor that match every filter, in the catalogue's order. */
async function matching(app: App, query: ListQuery, visitor: Visitor): Promise<PlacedGame[]> {
  const games = await inCategory(app, await openGames(app, visitor), query.gameType);
  return games.filter(filterOf(app, query));
}

async function inCategory(app: App, games: readonly PlacedGame[], category: string = ALL) {
  if (category === ALL) return games;
  if (category === HOT) return hotOf(app, games);
  return games.filter((game) => game.category === category);
}

/**
 * What a select type such as HOT or FAV makes of the games. NEW sorts by the first day here and
 * leaves nothing out, because the slots' "all" tab asks for it; only `isNew` leaves old games out.
 */
async function selected(
  app: App,
  games: readonly PlacedGame[],
  key: string = ALL,
  member: Member | null,
) {
  if (key === SELECT.hot) return hotOf(app, games);
  if (key === SELECT.newest) return [...games].sort((a, b) => firstSeenAt(b) - firstSeenAt(a));
  if (key !== SELECT.favourites) return games;
  if (!member) throw refuse('not_logged_in');
  return inOrder(games, await listFavourites(app.reads, member.id));
}

function filterOf(app: App, query: ListQuery) {
  const { gameName = '', vassalage = ALL, minBet = ALL, gameClassify = ALL, isNew } = query;
  // A search for marks alone finds nothing, rather than everything.
  const sought = spelling(gameName) || gameName.trim();
  return (game: PlacedGame) =>
    (vassalage === ALL || game.vendor === vassalage) &&
    (minBet === ALL || (game.category === 'RNG' && game.minBet === minBet)) &&
    (SELECT_TYPES.includes(gameClassify) || game.classification === gameClassify) &&
    (!isNew || isNewGame(app, game)) &&
    game.spelt.includes(sought);
}

/** How many near games, and how many popular ones, a search that found nothing offers. */
const OFFERED = 6;

/** Games for a search that found nothing: near ones by spelling, then the most played. */
export async function listNear(app: App, gameName: string, visitor: Visitor) {
  const games = await openGames(app, visitor);
  const item = (game: PlacedGame) => gameItem(app, game, visitor.language);
  const near = nearest(games, gameName, ({ spelt }) => spelt.split('\n')).slice(0, OFFERED);
  const rest = games.filter((game) => !near.includes(game));
  return {
    near: near.map(item),
    popular: (await hotOf(app, rest)).slice(0, OFFERED).map(item),
  };
}

const firstSeenAt = (game: PlacedGame) => game.firstSeen?.getTime() ?? 0;

function isNewGame(app: App, game: PlacedGame) {
  if (game.markedNew !== null) return game.markedNew;
  return game.firstSeen !== null && plusSeconds(game.firstSeen, NEW_SECONDS) > app.clock.now();
}

/** The games of these nodes, in the nodes' order; closed and removed games are left out. */
function inOrder(games: readonly PlacedGame[], nodeIds: readonly string[]): PlacedGame[] {
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  return nodeIds.flatMap((nodeId) => byNode.get(nodeId) ?? []);
}

/** The twelve most played of the games that match (GAME-08). */
export async function listHot(app: App, query: HotQuery, visitor: Visitor) {
  const hot = await hotOf(app, await matching(app, query, visitor));
  return { list: hot.map((game) => gameItem(app, game, visitor.language)) };
}

type MarkedQuery = HotQuery & { page?: number; pageSize?: number };

export async function listFavouriteGames(
  app: App,
  query: MarkedQuery,
  member: Member,
  visitor: Visitor,
) {
  const open = await matching(app, query, visitor);
  const marked = inOrder(open, await listFavourites(app.reads, member.id));
  return gamesPage(
    app,
    marked,
    visitor.language,
    query.page ?? 1,
    query.pageSize ?? GAMES_PER_PAGE,
  );
}

export async function listRecentGames(
  app: App,
  query: MarkedQuery,
  member: Member,
  visitor: Visitor,
) {
  const open = await matching(app, query, visitor);
  const opened = inOrder(open, await listRecent(app.db, member.id));
  return gamesPage(
    app,
    opened,
    visitor.language,
    query.page ?? 1,
    query.pageSize ?? RECENT_PER_PAGE,
  );
}

function gamesPage(
  app: App,
  games: readonly PlacedGame[],
  language: Language,
  pageNum: number,
  size: number,
) {
  const shown = games.slice((pageNum - 1) * size, pageNum * size);
  return {
    games: shown.map((game) => gameItem(app, game, language)),
    pageNum,
    totalPages: Math.ceil(games.length / size),
    total: games.length,
  };
}

function gameItem(app: App, game: PlacedGame, language: Language): GameItem {
  const name = inLanguage(game.name, language);
  return {
    nodeId: game.nodeId,
    gameName: name,
    nodeName: name,
    displayName: name,
    vassalage: game.vendor,
    gameType: game.category,
    gameClassify: game.classification,
    gameId: game.gameId,
    gameCode: game.gameId,
    roomId: '',
    iconUrl: game.icon,
    mobileLargeIcon: game.icon,
    showIcon: true,
    isGameH5: true,
    isNew: isNewGame(app, game),
    minBet: game.minBet,
    supportPlay: [...game.supportPlay],
    freeplay: game.supportPlay.includes('free'),
    playType: '',
    lottoMode: '',
  };
}
