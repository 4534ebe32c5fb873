import {
  bool,
  defineConsoleCall,
  DEVICES,
  doneOrWaiting,
  id,
  instant,
  int,
  list,
  nullable,
  object,
  oneOf,
  optional,
  page,
  reasonText,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { LANGUAGES } from '@palaro/kernel';

const code = () => text({ min: 1, max: 32, pattern: '^[A-Za-z0-9_-]+$' });
/** More games than the catalogue has; one change can touch all of them. */
const GAMES_MAX = 1_000;
const VENDORS_MAX = 100;

/** Money above zero. */
const bound = () => text({ pattern: '^(?!0+\\.0+$)\\d{1,14}\\.\\d{4}$' });
/** All countries there are, and some. */
const REGIONS_MAX = 300;
const terms = {
  /** Bounds of one bet over those of the game itself; null: none. */
  minBet: nullable(bound()),
  maxBet: nullable(bound()),
  /** To whom it is shown and opened; null: everybody. */
  devices: nullable(list(oneOf(DEVICES), DEVICES.length)),
  languages: nullable(list(oneOf(LANGUAGES), LANGUAGES.length)),
  regions: nullable(list(text({ pattern: '^[A-Z]{2}$' }), REGIONS_MAX)),
};
/** Those terms that a change sets; what is not named stays. */
const termsChange = () => ({
  minBet: optional(terms.minBet),
  maxBet: optional(terms.maxBet),
  devices: optional(terms.devices),
  languages: optional(terms.languages),
  regions: optional(terms.regions),
});

/** A game on the switchboard. */
const boardGame = () =>
  object({
    nodeId: id(),
    gameId: id(),
    name: text(),
    vendor: code(),
    vendorName: text(),
    category: code(),
    classification: nullable(code()),
    /** Its own switch; `shown` is what members see, with those of vendor and category. */
    enabled: bool(),
    shown: bool(),
    /** Set by operators; null: by rounds played, by the day it came. */
    hot: nullable(bool()),
    isNew: nullable(bool()),
    /** The bounds of one bet now: the strictest of all that bound it. */
    minBet: text(),
    maxBet: text(),
    /** What operators set about this game alone. */
    terms: object(terms),
    firstSeen: nullable(instant()),
  });
export type BoardGame = Static<ReturnType<typeof boardGame>>;

/** What a change of the switchboard sets. What is not named stays. */
export const gameChange = () =>
  object({
    vendors: optional(
      list(object({ vendor: code(), enabled: optional(bool()), ...termsChange() }), VENDORS_MAX),
    ),
    categories: optional(list(object({ category: code(), enabled: bool() }), VENDORS_MAX)),
    games: optional(
      list(
        object({
          nodeId: id(),
          enabled: optional(bool()),
          hot: optional(nullable(bool())),
          isNew: optional(nullable(bool())),
          ...termsChange(),
        }),
        GAMES_MAX,
      ),
    ),
  });
export type GameChange = Static<ReturnType<typeof gameChange>>;

const level = () =>
  object({ code: code(), name: text(), enabled: bool(), games: int({ min: 0 }), shown: int() });

const vendorLevel = () => object({ ...level().properties, terms: object(terms) });

const plannedRow = () =>
  object({
    id: uuid(),
    applyAt: instant(),
    by: text(),
    reason: text(),
    change: gameChange(),
    /** Stale: its values were changed by hand meanwhile. Refused: it would loosen by then. */
    state: oneOf(['Waiting', 'Applied', 'Cancelled', 'Refused', 'Stale']),
  });

export const catalogueConsoleApi = {
  boardLevels: defineConsoleCall({
    permission: 'game.view',
    method: 'GET',
    path: '/console/api/games/levels',
    summary: 'Categories and vendors with their switches, and the switching that is planned',
    reply: object({
      categories: list(level()),
      vendors: list(vendorLevel()),
      planned: list(plannedRow()),
    }),
  }),
  boardGames: defineConsoleCall({
    permission: 'game.view',
    method: 'GET',
    path: '/console/api/games',
    summary: 'Games in the operators’ order, with their switches, marks and limits',
    query: object({
      category: optional(code()),
      vendor: optional(code()),
      q: optional(text({ max: 64 })),
      state: optional(oneOf(['on', 'off'])),
      pageNum: optional(int({ min: 1, max: 1_000 })),
      pageSize: optional(int({ min: 1, max: GAMES_MAX })),
    }),
    reply: page('list', boardGame()),
  }),
  changeGames: defineConsoleCall({
    permission: 'game.manage',
    records: 'game.change',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/games/changes',
    summary:
      'Changes switches, marks, bounds of bets and audience, now or later; two where it loosens',
    body: object({ change: gameChange(), reason: reasonText(), at: optional(instant()) }),
    reply: doneOrWaiting(),
    errors: [
      ...(['game.not_found', 'game.no_change', 'game.time_refused'] as const),
      ...(['game.audience_empty', 'game.no_stake_left'] as const),
    ],
  }),
  orderGames: defineConsoleCall({
    permission: 'game.manage',
    records: 'game.order',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/games/order',
    summary: 'Puts these games in this order, in the places that they have together',
    body: object({ nodeIds: list(id(), GAMES_MAX) }),
    reply: object({}),
    errors: ['game.not_found', 'game.no_change'],
  }),
  cancelPlannedGames: defineConsoleCall({
    permission: 'game.manage',
    records: 'game.unschedule',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/games/schedule/{id}/cancel',
    summary: 'Cancels switching that waits for its time',
    params: object({ id: uuid() }),
    body: object({ reason: reasonText() }),
    reply: object({}),
    errors: ['not_found', 'game.not_waiting'],
  }),
};
