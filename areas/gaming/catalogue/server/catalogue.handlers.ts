import type { Handlers } from '@palaro/server';
import type { catalogueApi } from '../catalogue.api.ts';
import { launchGame } from './launch-game.ts';
import {
  listFavouriteGames,
  listHot,
  listNear,
  listRecentGames,
  searchGames,
} from './search-games.ts';
import { addFavourite, addRecent, removeFavourite } from './mark-games.ts';
import { listFavourites } from './marks.repository.ts';
import { openGames } from './switchboard.ts';
import { vendorData, vendorEntries } from './vendor-data.ts';
import { rankList } from './winner-board.ts';

export const catalogueHandlers: Handlers<typeof catalogueApi> = {
  vassGameType: async ({ app, request }) => vendorData(await openGames(app, request)),
  vassalage: async ({ app, request }) => ({ list: vendorEntries(await openGames(app, request)) }),
  gameList: ({ app, query, principal, request }) =>
    searchGames(app, query, principal.is === 'member' ? principal.member : null, request),
  nearGames: ({ app, query, request }) => listNear(app, query.gameName, request),
  hotGames: ({ app, query, request }) => listHot(app, query, request),
  rankList: ({ app, query, request }) => rankList(app, query, request.language),
  favouriteIds: ({ app, member }) => listFavourites(app.reads, member.id),
  favouriteGames: ({ app, query, member, request }) =>
    listFavouriteGames(app, { ...query, page: query.pageNo }, member, request),
  addFavourite: ({ app, member, body }) => addFavourite(app, member, body),
  removeFavourite: ({ app, member, query }) => removeFavourite(app, member, query),
  recentGames: ({ app, query, member, request }) => listRecentGames(app, query, member, request),
  addRecent: ({ app, member, body }) => addRecent(app, member, body),
  launchGame: ({ app, member, body, request }) => launchGame(app, member, body, request),
};
