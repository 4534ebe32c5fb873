import type { Selectable } from 'kysely';
import { defineCached, defineService, type App, type Tables } from '@palaro/server';
import { VENDORS } from '@palaro/vendors';
import { HOUSE_VENDOR } from '@palaro/wallet/server';
import { ALL_GAMES, type CatalogueRow } from './games-in-code.ts';
import { gamesChanged } from '../catalogue.api.ts';
import { isShownTo, NO_TERMS, type Terms, type Visitor } from '../terms.ts';
import './catalogue.events.ts';
import './catalogue.tables.ts';
import { setGame, setVendor, termsOf } from './switchboard.repository.ts';
import { hasCredential, isDemoVendor } from './vendor-connections.ts';

/** How long another node may still take bets of a game that was switched off. */
const TRUSTED_SECONDS = 2;

/** What operators set about a game. */
type GameMarks = Pick<
  Selectable<Tables['catalogue_game']>,
  'enabled' | 'place' | 'hot' | 'marked_new' | 'first_seen'
> & { terms: Terms };

interface Board {
  vendorsOff: ReadonlySet<string>;
  categoriesOff: ReadonlySet<string>;
  games: ReadonlyMap<string, GameMarks>;
  /** What operators set about each vendor. */
  vendorTerms: ReadonlyMap<string, Terms>;
}

export const board = defineCached<Board>(
  'catalogue.switchboard',
  TRUSTED_SECONDS,
  async ({ db, config }) => {
    const [vendors, categories, games] = await Promise.all([
      db.selectFrom('catalogue_vendor').selectAll().execute(),
      db.selectFrom('catalogue_category').select('category').where('enabled', '=', false).execute(),
      db.selectFrom('catalogue_game').selectAll().execute(),
    ]);
    return {
      // Without a demo no demo vendor runs, so its tiles would never open.
      vendorsOff: new Set([
        ...vendors.filter(({ enabled }) => !enabled).map(({ vendor }) => vendor),
        ...(config.demo ? [] : VENDORS.map(({ code }) => code).filter(isDemoVendor)),
      ]),
      categoriesOff: new Set(categories.map(({ category }) => category)),
      games: new Map(games.map((game) => [game.node_id, { ...game, terms: termsOf(game) }])),
      vendorTerms: new Map(vendors.map((row) => [row.vendor, termsOf(row)])),
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

/** What operators set about a game, and about its vendor. */
export async function termsFor(app: App, { vendor, nodeId }: CatalogueRow) {
  const { games, vendorTerms } = await board.read(app);
  return {
    game: games.get(nodeId)?.terms ?? NO_TERMS,
    vendor: vendorTerms.get(vendor) ?? NO_TERMS,
  };
}

/** Whether a game is offered on this device, in this language and in this region. */
export async function isOffered(app: App, game: CatalogueRow, visitor: Visitor) {
  const terms = await termsFor(app, game);
  return isShownTo(terms.vendor, visitor) && isShownTo(terms.game, visitor);
}

/**
 * The games that are switched on, in the operators' order, with the day this deployment first had
 * each and what operators marked; for a visitor only what is offered to him.
 */
export async function openGames(app: App, visitor: Visitor | null) {
  const { vendorsOff, categoriesOff, games, vendorTerms } = await board.read(app);
  const offered = (vendor: string, nodeId: string) =>
    visitor === null ||
    (isShownTo(vendorTerms.get(vendor) ?? NO_TERMS, visitor) &&
      isShownTo(games.get(nodeId)?.terms ?? NO_TERMS, visitor));
  const on = new Set<string>();
  for (const vendor of new Set(ALL_GAMES.map((game) => game.vendor))) {
    if (!vendorsOff.has(vendor) && (await connected(app, vendor))) on.add(vendor);
  }
  const open = ALL_GAMES.filter(
    ({ vendor, category, nodeId }) =>
      on.has(vendor) &&
      !categoriesOff.has(category) &&
      (games.get(nodeId)?.enabled ?? true) &&
      offered(vendor, nodeId),
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
  await setVendor(app.db, vendor, { enabled });
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
