import type { Query } from '@palaro/api';
import { inLanguage, plusSeconds, type Language } from '@palaro/kernel';
import { refuse, type App, type Member } from '@palaro/server';
import type { catalogueApi, GameItem } from '../catalogue.api.ts';
import { GAMES_PER_PAGE, HOT, RECENT_PER_PAGE } from '../categories.ts';
import { listFavourites, listRecent } from './marks.repository.ts';
import { hotOf } from './popularity.ts';
import { openGames, type OpenGame } from './switchboard.ts';

type ListQuery = Query<(typeof catalogueApi)['gameList']>;

const NEW_SECONDS = 30 * 86_400;
const ALL = 'ALL';

/** The visitor's traits that lists depend on. */
interface Viewer {
  member: Member | null;
  language: Language;
}

/** One page of the open games that match every filter (GAME-03, GAME-06). */
export async function searchGames(app: App, query: ListQuery, viewer: Viewer) {
  const games = await inCategory(app, await openGames(app), query.gameType);
  const chosen = await classified(app, games, query.gameClassify, viewer.member);
  const fits = filterOf(app, query);
  const { pageNo = 1, pageSize = GAMES_PER_PAGE } = query;
  return gamesPage(app, chosen.filter(fits), viewer.language, pageNo, pageSize);
}

async function inCategory(app: App, games: OpenGame[], category: string = ALL) {
  if (category === ALL) return games;
  if (category === HOT) return hotOf(app, games);
  return games.filter((game) => game.category === category);
}

/**
 * The games of a classification, or of a key such as HOT or FAV. NEW sorts by the first day here
 * and leaves nothing out, because the slots' "all" tab asks for it; only `isNew` leaves old games
 * out.
 */
async function classified(app: App, games: OpenGame[], key: string = ALL, member: Member | null) {
  if (key === ALL) return games;
  if (key === 'HOT') return hotOf(app, games);
  if (key === 'NEW') return [...games].sort((a, b) => firstSeenAt(b) - firstSeenAt(a));
  if (key !== 'FAV') return games.filter((game) => game.classification === key);
  if (!member) throw refuse('not_logged_in');
  return inOrder(games, await listFavourites(app.db, member.id));
}

function filterOf(app: App, { gameName = '', vassalage = ALL, minBet = ALL, isNew }: ListQuery) {
  const sought = gameName.trim().toLocaleLowerCase();
  return (game: OpenGame) =>
    (vassalage === ALL || game.vendor === vassalage) &&
    (minBet === ALL || (game.category === 'RNG' && game.minBet === minBet)) &&
    (!isNew || isNewGame(app, game)) &&
    Object.values(game.name).some((name) => name.toLocaleLowerCase().includes(sought));
}

const firstSeenAt = (game: OpenGame) => game.firstSeen?.getTime() ?? 0;

function isNewGame(app: App, game: OpenGame) {
  return game.firstSeen !== null && plusSeconds(game.firstSeen, NEW_SECONDS) > app.clock.now();
}

/** The games of these nodes, in the nodes' order; closed and removed games are left out. */
function inOrder(games: readonly OpenGame[], nodeIds: readonly string[]): OpenGame[] {
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  return nodeIds.flatMap((nodeId) => byNode.get(nodeId) ?? []);
}

/** The twelve hot games, of one category if asked for. */
export async function listHot(app: App, category: string | undefined, language: Language) {
  const games = await openGames(app);
  const among = category === HOT ? games : await inCategory(app, games, category);
  return { list: (await hotOf(app, among)).map((game) => gameItem(app, game, language)) };
}

interface MarkedQuery {
  gameType?: string;
  page?: number;
  pageSize?: number;
}

export async function listFavouriteGames(
  app: App,
  query: MarkedQuery,
  member: Member,
  language: Language,
) {
  const games = await inCategory(app, await openGames(app), query.gameType);
  const marked = inOrder(games, await listFavourites(app.db, member.id));
  return gamesPage(app, marked, language, query.page ?? 1, query.pageSize ?? GAMES_PER_PAGE);
}

export async function listRecentGames(
  app: App,
  query: MarkedQuery,
  member: Member,
  language: Language,
) {
  const games = await inCategory(app, await openGames(app), query.gameType);
  const opened = inOrder(games, await listRecent(app.db, member.id));
  return gamesPage(app, opened, language, query.page ?? 1, query.pageSize ?? RECENT_PER_PAGE);
}

function gamesPage(app: App, games: OpenGame[], language: Language, pageNum: number, size: number) {
  const shown = games.slice((pageNum - 1) * size, pageNum * size);
  return {
    games: shown.map((game) => gameItem(app, game, language)),
    pageNum,
    totalPages: Math.ceil(games.length / size),
    total: games.length,
  };
}

function gameItem(app: App, game: OpenGame, language: Language): GameItem {
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
