import type { Selectable } from 'kysely';
import { defineCached, defineService, type App, type Tables } from '@palaro/server';
import { DEFAULT_SETTINGS, VENDORS, type VendorSettings } from '@palaro/vendors';
import { HOUSE_VENDOR, type GameRules } from '@palaro/wallet/server';
import { Money } from '@palaro/kernel';
import { ALL_GAMES, gameByCode, vendorNameOf, type CatalogueRow } from './games-in-code.ts';
import { gamesChanged } from '../catalogue.api.ts';
import './catalogue.events.ts';
import './catalogue.tables.ts';
import { setGame, setVendorOn } from './switchboard.repository.ts';
import { hasCredential, isDemoVendor } from './vendor-connections.ts';
import { vendorSettings } from './vendor-settings.ts';

/** How long another node may still take bets of a game that was switched off. */
const TRUSTED_SECONDS = 2;

/** What operators set about a game, as its row holds it. */
export type GameMarks = Pick<
  Selectable<Tables['catalogue_game']>,
  'enabled' | 'place' | 'hot' | 'marked_new' | 'first_seen'
>;

interface Board {
  vendorsOff: ReadonlySet<string>;
  categoriesOff: ReadonlySet<string>;
  games: ReadonlyMap<string, GameMarks>;
}

export const board = defineCached<Board>(
  'catalogue.switchboard',
  TRUSTED_SECONDS,
  async ({ db, config }) => {
    const [vendors, categories, games] = await Promise.all([
      db.selectFrom('catalogue_vendor').select('vendor').where('enabled', '=', false).execute(),
      db.selectFrom('catalogue_category').select('category').where('enabled', '=', false).execute(),
      db.selectFrom('catalogue_game').selectAll().execute(),
    ]);
    return {
      // Without a demo no demo vendor runs, so its tiles would never open.
      vendorsOff: new Set([
        ...vendors.map(({ vendor }) => vendor),
        ...(config.demo ? [] : VENDORS.map(({ code }) => code).filter(isDemoVendor)),
      ]),
      categoriesOff: new Set(categories.map(({ category }) => category)),
      games: new Map(games.map((game) => [game.node_id, game])),
    };
  },
);

/** Without a shared credential we can neither launch at a vendor nor accept its callbacks. */
const connected = async (app: App, vendor: string) =>
  vendor === HOUSE_VENDOR || (await hasCredential(app, vendor));

export async function isVendorOn(app: App, vendor: string) {
  return !(await board.read(app)).vendorsOff.has(vendor) && connected(app, vendor);
}

export async function isGameOn(app: App, game: CatalogueRow) {
  const { categoriesOff, games } = await board.read(app);
  return !categoriesOff.has(game.category) && (games.get(game.nodeId)?.enabled ?? true);
}

/**
 * The games that are switched on, in the operators' order, with the day this deployment first had
 * each and what operators marked.
 */
export async function openGames(app: App) {
  const { vendorsOff, categoriesOff, games } = await board.read(app);
  const on = new Set<string>();
  for (const vendor of new Set(ALL_GAMES.map((game) => game.vendor))) {
    if (!vendorsOff.has(vendor) && (await connected(app, vendor))) on.add(vendor);
  }
  const open = ALL_GAMES.filter(
    ({ vendor, category, nodeId }) =>
      on.has(vendor) && !categoriesOff.has(category) && (games.get(nodeId)?.enabled ?? true),
  );
  return inPlace(open, games).map((game) => {
    const marks = games.get(game.nodeId);
    return {
      ...game,
      firstSeen: marks?.first_seen ?? null,
      hot: marks?.hot ?? null,
      markedNew: marks?.marked_new ?? null,
    };
  });
}
export type OpenGame = Awaited<ReturnType<typeof openGames>>[number];

/** Games in the operators' order; those without a place follow in the registries' order. */
export function inPlace<G extends CatalogueRow>(
  games: readonly G[],
  marks: ReadonlyMap<string, Pick<GameMarks, 'place'>>,
): G[] {
  const placeOf = ({ nodeId }: G) => marks.get(nodeId)?.place ?? Number.MAX_SAFE_INTEGER;
  return [...games].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Stops or allows a vendor's launches and bets; its credits are always taken (protocol promise 3).
 */
export async function switchVendor(app: App, vendor: string, enabled: boolean) {
  await setVendorOn(app.db, vendor, enabled);
  tellGamesChanged(app);
}

/** Stops or allows launches and bets of one game. */
export async function switchGame(app: App, nodeId: string, enabled: boolean) {
  await setGame(app.db, nodeId, { enabled });
  tellGamesChanged(app);
}

/** Tells every node and every open list that the switchboard changed; call it after the commit. */
export const tellGamesChanged = (app: App) => app.push.publish(gamesChanged, {});

const following = defineService('catalogue.following', () => ({ leave: () => {} }));

/** On each node, drops what is cached of games as soon as any node changed them. */
export function followChanges(app: App) {
  const kept = following(app);
  kept.leave();
  kept.leave = app.push.subscribe(
    null,
    () => {
      board.forget(app);
      app.nodeBus.emit('games.changed', {});
    },
    new Set([gamesChanged.name]),
  );
}

/** Adds a row for each vendor and game in the code that has none yet. */
export async function enterNewGames(app: App) {
  const vendors = [HOUSE_VENDOR, ...VENDORS.map(({ code }) => code)];
  await app.db
    .insertInto('catalogue_vendor')
    .values(vendors.map((vendor) => ({ vendor, address: null })))
    .onConflict((row) => row.doNothing())
    .execute();
  const first_seen = app.clock.now();
  await app.db
    .insertInto('catalogue_game')
    .values(ALL_GAMES.map(({ nodeId }) => ({ node_id: nodeId, first_seen })))
    .onConflict((row) => row.doNothing())
    .execute();
  board.forget(app);
}

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
    const limits = gameByCode(vendor, gameId)?.limits;
    return limits ? boundsOf(app, await vendorSettings(app, vendor), limits) : null;
  },
  // A wrong setting must not stop a credit, so the default's alarm holds.
  payoutAlarm: async (vendor) =>
    Money.of((await vendorSettings(app, vendor).catch(() => DEFAULT_SETTINGS)).payoutAlarm),
});

/** The strictest of the game's bounds, the vendor's and the licence's least stake. */
function boundsOf(
  { site }: App,
  { minBet, maxBet }: VendorSettings,
  game: CatalogueRow['limits'],
): CatalogueRow['limits'] {
  const least = [game.minBet, Money.of(site.settings['play.minStake'])];
  if (minBet !== null) least.push(Money.of(minBet));
  const most = maxBet === null || Money.of(maxBet) > game.maxBet ? game.maxBet : Money.of(maxBet);
  return { minBet: least.reduce((a, b) => (a > b ? a : b)), maxBet: most };
}
