import {
  bool,
  defineEndpoint,
  defineErrors,
  defineTopic,
  id,
  int,
  list,
  map,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  text,
  type Static,
} from '@palaro/api';
import { GAMES_PER_PAGE_MAX, MIN_BETS, SELECT, WINNERS_SHOWN } from './categories.ts';

export * from './categories.ts';

/** A short code of the catalogue: a category, a vendor, a classification. */
const code = () => text({ min: 1, max: 32, pattern: '^[A-Za-z0-9_-]+$' });

/** A game as lists show it (specification §3). `minBet` is a plain decimal such as `0.1`. */
const gameItem = () =>
  object({
    nodeId: id(),
    gameName: text(),
    nodeName: text(),
    displayName: text(),
    /** The vendor's code; favourites and launch send it as `vendor`. */
    vassalage: code(),
    gameType: code(),
    gameClassify: nullable(code()),
    gameId: id(),
    gameCode: id(),
    roomId: text(),
    iconUrl: text(),
    mobileLargeIcon: text(),
    showIcon: bool(),
    isGameH5: bool(),
    isNew: bool(),
    minBet: nullable(text()),
    supportPlay: list(oneOf(['free', 'real'])),
    freeplay: bool(),
    playType: text(),
    lottoMode: text(),
  });
export type GameItem = Static<ReturnType<typeof gameItem>>;

/** A vendor inside a category (specification §3, vendor entry). */
const vendorEntry = () =>
  object({
    gameCategory: code(),
    gameType: code(),
    vendor: code(),
    vassalage: code(),
    vendorName: text(),
    roomId: text(),
    nodeId: text(),
    gameCount: int({ min: 0 }),
    mobileSmallIcon: text(),
  });
export type VendorEntry = Static<ReturnType<typeof vendorEntry>>;

const vendorName = () => object({ gameType: code(), vassalage: code(), accountTypeName: text() });

const winnerEntry = () =>
  object({
    /** The winner; the board shows one win of each. */
    id: id(),
    iconUrl: text(),
    /** The winner's name, masked on the server. */
    customerName: text(),
    gameName: text(),
    winAmount: money(),
  });
export type WinnerEntry = Static<ReturnType<typeof winnerEntry>>;

/** A real win that entered the board; everyone hears of it. */
export const winners = defineTopic('winners', 'everyone', winnerEntry());

/** Operators switched, marked or ordered games: open lists read them again. */
export const gamesChanged = defineTopic('games', 'everyone', object({}));

const paging = () => ({
  pageNo: optional(int({ min: 1, max: 100_000 })),
  pageSize: optional(int({ min: 1, max: GAMES_PER_PAGE_MAX })),
});
/** What narrows a list of games, whichever list it is (GAME-03, GAME-06). */
const filters = () => ({
  gameName: optional(text({ max: 64 })),
  gameType: optional(code()),
  vassalage: optional(code()),
  /** A category's classification, or ALL, NEW (newest first), HOT, FAV (favourites). */
  gameClassify: optional(code()),
  minBet: optional(oneOf([SELECT.all, ...MIN_BETS])),
});
const gameKey = () => object({ nodeId: id(), vendor: optional(code()) });
const done = () => object({ nodeId: id() });

export const catalogueErrors = defineErrors({
  'game.not_found': { status: 404 },
  'game.disabled': { status: 403 },
  'game.vendor_disabled': { status: 403 },
  'game.not_offered': { status: 403 },
  'game.audience_empty': { status: 422 },
  'game.no_stake_left': { status: 422 },
  'game.vendor_unavailable': { status: 503 },
  'game.no_address': { status: 503 },
  'game.no_free_play': { status: 422 },
  'game.no_change': { status: 422 },
  'game.time_refused': { status: 422 },
  'game.not_waiting': { status: 409 },
  'vendor.maintenance_overlaps': { status: 409 },
  'vendor.key_taken': { status: 409 },
  'vendor.last_credential': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    catalogue: typeof catalogueErrors;
  }
}

/** The query of home's list of the most played games (GAME-08: isPlatform 2). */
export const HOT_GAMES = { query: { isPlatform: '2' } } as const;
/** The query of the vendor data that tabs are made of (GAME-15). */
export const VENDOR_DATA = { query: { typeId: '1' } } as const;
/** The query of the winner board: every category, twenty entries (HOME-09). */
export const TOP_WINS = { query: { gameCategory: SELECT.all, limitNum: WINNERS_SHOWN } } as const;

export const catalogueApi = {
  vassGameType: defineEndpoint({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    summary: 'Game categories in order, their vendors and classifications (GAME-15).',
    access: 'anyone',
    moduleId: 'COMM3',
    query: object({
      typeId: optional(text({ max: 8 })),
      merchantCode: optional(text({ max: 64 })),
    }),
    reply: object({
      sorting: list(object({ gameCategory: code(), vendorNames: optional(list(vendorName())) })),
      mapping: map(object({ vendors: list(vendorEntry()), gameClassify: list(code()) })),
    }),
  }),
  vassalage: defineEndpoint({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassalage',
    summary: 'Every vendor in every category it serves.',
    access: 'anyone',
    moduleId: null,
    reply: object({ list: list(vendorEntry()) }),
  }),
  gameList: defineEndpoint({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    summary: 'Games by category, vendor, classification, minimum bet and name, paged.',
    access: 'anyone',
    moduleId: null,
    query: object({
      ...paging(),
      ...filters(),
      platform: optional(text({ max: 16 })),
      /** Only games that came within the last 30 days. */
      isNew: optional(bool()),
      language: optional(text({ max: 8 })),
    }),
    reply: page('games', gameItem()),
  }),
  nearGames: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/near',
    summary: 'What a search that found nothing may have meant, and the most played games.',
    access: 'anyone',
    moduleId: null,
    query: object({ gameName: text({ min: 1, max: 64 }) }),
    reply: object({
      /** Games whose name is spelt nearly like this, the nearest first. */
      near: list(gameItem()),
      popular: list(gameItem()),
    }),
  }),
  hotGames: defineEndpoint({
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    summary: 'The twelve games with the most rounds in seven days, of those that match.',
    access: 'anyone',
    moduleId: null,
    query: object({ ...filters(), isPlatform: optional(text({ max: 4 })) }),
    reply: object({ list: list(gameItem()) }),
  }),
  rankList: defineEndpoint({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList',
    summary: 'The winner board: each winner’s best real round in seven days, highest first.',
    access: 'anyone',
    moduleId: null,
    query: object({
      gameCategory: optional(code()),
      limitNum: optional(int({ min: 1, max: 100 })),
      language: optional(text({ max: 8 })),
    }),
    reply: object({ list: list(winnerEntry()) }),
  }),
  favouriteIds: defineEndpoint({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    summary: "The nodeIds of the member's favourites.",
    access: 'member',
    moduleId: null,
    reply: list(id()),
  }),
  favouriteGames: defineEndpoint({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    summary: "The member's favourites as games, last added first.",
    access: 'member',
    moduleId: null,
    query: object({ ...paging(), ...filters() }),
    reply: page('games', gameItem()),
  }),
  addFavourite: defineEndpoint({
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    summary: 'Adds a favourite; an existing one stays as it is.',
    access: 'member',
    moduleId: null,
    creates: { keyedBy: 'nodeId' },
    body: gameKey(),
    reply: done(),
    errors: ['game.not_found'],
  }),
  removeFavourite: defineEndpoint({
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    summary: 'Removes a favourite; removing a missing one is no error.',
    access: 'member',
    moduleId: null,
    query: gameKey(),
    reply: done(),
  }),
  recentGames: defineEndpoint({
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    summary: 'The games the member opened last, 25 a page.',
    access: 'member',
    moduleId: null,
    query: object({
      page: optional(int({ min: 1, max: 100_000 })),
      pageSize: optional(int({ min: 1, max: GAMES_PER_PAGE_MAX })),
      ...filters(),
    }),
    reply: page('games', gameItem()),
  }),
  addRecent: defineEndpoint({
    method: 'POST',
    path: '/wps/relay/MCS2_addRecentGame',
    summary: 'Notes that the member opened a game; a launch notes it too.',
    access: 'member',
    moduleId: null,
    body: gameKey(),
    reply: done(),
    errors: ['game.not_found'],
  }),
  launchGame: defineEndpoint({
    method: 'POST',
    path: '/wps/game/launchGame',
    summary: 'Opens a game session and answers the address to open (GAME-10).',
    access: 'player',
    moduleId: null,
    body: object({
      gameCategory: optional(code()),
      vendor: code(),
      gameId: id(),
      nodeId: optional(id()),
      /** Play with free money even on a real account. */
      supportFreePlay: optional(bool()),
      /** The page that the game's "back" leads to; only an address of this site is taken. */
      pageBack: optional(text({ max: 500 })),
    }),
    reply: object({
      /**
       * For in-house games a path of the web app, for others the vendor's address with its code.
       */
      url: text({ max: 2_000 }),
      /** In the language of the launch. */
      gameName: text(),
      mode: oneOf(['real', 'trial']),
      sessionId: id(),
      openIn: oneOf(['frame', 'tab']),
      /**
       * The vendor keeps the balance, so money is carried there first
       * (docs/domain/wallet-protocol.md §11).
       */
      keepsBalance: bool(),
    }),
    errors: [
      'game.not_found',
      'game.disabled',
      'game.vendor_disabled',
      'game.vendor_unavailable',
      'game.no_address',
      'game.no_free_play',
      'rg.time_out',
      'rg.excluded',
    ],
  }),
};
