import { defineCached, type App } from '@palaro/server';
import { DEFAULT_SETTINGS, VENDORS, type VendorSettings } from '@palaro/vendors';
import { HOUSE_VENDOR, type GameRules } from '@palaro/wallet/server';
import { Money } from '@palaro/kernel';
import { ALL_GAMES, gameByCode, vendorNameOf, type CatalogueRow } from './games-in-code.ts';
import './catalogue.tables.ts';
import { hasCredential, isDemoVendor } from './vendor-connections.ts';
import { vendorSettings } from './vendor-settings.ts';

/** How long another node may still take bets of a game that was switched off. */
const TRUSTED_SECONDS = 2;

interface Board {
  vendorsOff: ReadonlySet<string>;
  gamesOff: ReadonlySet<string>;
  firstSeen: ReadonlyMap<string, Date>;
}

const board = defineCached<Board>(
  'catalogue.switchboard',
  TRUSTED_SECONDS,
  async ({ db, config }) => {
    const [vendors, games] = await Promise.all([
      db.selectFrom('catalogue_vendor').select('vendor').where('enabled', '=', false).execute(),
      db.selectFrom('catalogue_game').select(['node_id', 'enabled', 'first_seen']).execute(),
    ]);
    const off = games.filter(({ enabled }) => !enabled);
    return {
      // Without a demo no demo vendor runs, so its tiles would never open.
      vendorsOff: new Set([
        ...vendors.map(({ vendor }) => vendor),
        ...(config.demo ? [] : VENDORS.map(({ code }) => code).filter(isDemoVendor)),
      ]),
      gamesOff: new Set(off.map(({ node_id }) => node_id)),
      firstSeen: new Map(games.map((game) => [game.node_id, game.first_seen])),
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
  return !(await board.read(app)).gamesOff.has(game.nodeId);
}

/** The games that are switched on, with the day this deployment first had each. */
export async function openGames(app: App) {
  const { vendorsOff, gamesOff, firstSeen } = await board.read(app);
  const on = new Set<string>();
  for (const vendor of new Set(ALL_GAMES.map((game) => game.vendor))) {
    if (!vendorsOff.has(vendor) && (await connected(app, vendor))) on.add(vendor);
  }
  return ALL_GAMES.filter((game) => on.has(game.vendor) && !gamesOff.has(game.nodeId)).map(
    (game) => ({ ...game, firstSeen: firstSeen.get(game.nodeId) ?? null }),
  );
}
export type OpenGame = Awaited<ReturnType<typeof openGames>>[number];

/**
 * Stops or allows a vendor's launches and bets; its credits are always taken (protocol promise 3).
 */
export async function switchVendor(app: App, vendor: string, enabled: boolean) {
  await app.db
    .insertInto('catalogue_vendor')
    .values({ vendor, enabled, address: null })
    .onConflict((row) => row.column('vendor').doUpdateSet({ enabled }))
    .execute();
  board.forget(app);
}

/** Stops or allows launches and bets of one game. */
export async function switchGame(app: App, nodeId: string, enabled: boolean) {
  const row = { enabled };
  await app.db.updateTable('catalogue_game').set(row).where('node_id', '=', nodeId).execute();
  board.forget(app);
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
