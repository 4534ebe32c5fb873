import type { Selectable } from 'kysely';
import { defineCached, defineService, type App, type Tables } from '@palaro/server';
import { VENDORS } from '@palaro/vendors';
import { HOUSE_VENDOR } from '@palaro/wallet/server';
import { ALL_GAMES, type CatalogueRow } from './games-in-code.ts';
import { gamesChanged } from '../catalogue.api.ts';
import { isShownTo, NO_TERMS, type Terms, type Visitor } from '../terms.ts';
import './catalogue.events.ts';
import './catalogue.tables.ts';
import { setGame, setVendor, signOfBoard, termsOf } from './switchboard.repository.ts';
import { isDemoVendor, vendorsWithCredential } from './vendor-connections.ts';

/** How long another node may still take bets of a game that was switched off. */
const TRUSTED_SECONDS = 2;

/** Visitors differ by device, language and country. */
const LISTS_KEPT = 100;

/** A game with the day this deployment first had it and what operators set about it. */
export interface PlacedGame extends CatalogueRow {
  enabled: boolean;
  terms: Terms;
  firstSeen: Date | null;
  hot: boolean | null;
  markedNew: boolean | null;
}

interface Board {
  vendorsOff: ReadonlySet<string>;
  categoriesOff: ReadonlySet<string>;
  /** Every game, in the operators' order. Lists are read far more often than the board. */
  games: readonly PlacedGame[];
  byNode: ReadonlyMap<string, PlacedGame>;
  /** Lists that were asked of this board, by whom they are for and which vendors are on. */
  lists: Map<string, readonly PlacedGame[]>;
  /** What operators set about each vendor. */
  vendorTerms: ReadonlyMap<string, Terms>;
}

/** The board as it was read last, and the sign of the rows that it was made of. */
const lastRead = defineService<{ sign: string; board: Board | null }>('catalogue.board', () => ({
  sign: '',
  board: null,
}));

/** A board of thousands of games costs more to make than to find that no row has changed. */
export const board = defineCached<Board>('catalogue.switchboard', TRUSTED_SECONDS, async (app) => {
  const last = lastRead(app);
  const sign = await signOfBoard(app.db);
  if (last.board && last.sign === sign) return last.board;
  const made = await readBoard(app);
  Object.assign(last, { sign, board: made });
  return made;
});

async function readBoard({ db, config }: App): Promise<Board> {
  const [vendors, categories, games] = await Promise.all([
    db.selectFrom('catalogue_vendor').selectAll().execute(),
    db.selectFrom('catalogue_category').select('category').where('enabled', '=', false).execute(),
    db.selectFrom('catalogue_game').selectAll().execute(),
  ]);
  const placed = inPlace(ALL_GAMES, games).map(placedGame(games));
  return {
    // Without a demo no demo vendor runs, so its tiles would never open.
    vendorsOff: new Set([
      ...vendors.filter(({ enabled }) => !enabled).map(({ vendor }) => vendor),
      ...(config.demo ? [] : VENDORS.map(({ code }) => code).filter(isDemoVendor)),
    ]),
    categoriesOff: new Set(categories.map(({ category }) => category)),
    games: placed,
    byNode: new Map(placed.map((game) => [game.nodeId, game])),
    lists: new Map(),
    vendorTerms: new Map(vendors.map((row) => [row.vendor, termsOf(row)])),
  };
}

type GameMarks = Selectable<Tables['catalogue_game']>;

function placedGame(rows: readonly GameMarks[]) {
  const byNode = new Map(rows.map((row) => [row.node_id, row]));
  return (game: CatalogueRow): PlacedGame => {
    const marks = byNode.get(game.nodeId);
    return {
      ...game,
      enabled: marks?.enabled ?? true,
      terms: marks ? termsOf(marks) : NO_TERMS,
      firstSeen: marks?.first_seen ?? null,
      hot: marks?.hot ?? null,
      markedNew: marks?.marked_new ?? null,
    };
  };
}

/** Without a shared credential we can neither launch at a vendor nor accept its callbacks. */
async function vendorsOn(app: App, { vendorsOff }: Board): Promise<ReadonlySet<string>> {
  const connected = [HOUSE_VENDOR, ...(await vendorsWithCredential(app))];
  return new Set(connected.filter((vendor) => !vendorsOff.has(vendor)));
}

export async function isVendorOn(app: App, vendor: string) {
  return (await vendorsOn(app, await board.read(app))).has(vendor);
}

export async function isGameOn(app: App, game: CatalogueRow) {
  const { categoriesOff, byNode } = await board.read(app);
  return !categoriesOff.has(game.category) && (byNode.get(game.nodeId)?.enabled ?? true);
}

/** What operators set about a game, and about its vendor. */
export async function termsFor(app: App, { vendor, nodeId }: CatalogueRow) {
  const { byNode, vendorTerms } = await board.read(app);
  return {
    game: byNode.get(nodeId)?.terms ?? NO_TERMS,
    vendor: vendorTerms.get(vendor) ?? NO_TERMS,
  };
}

/** Whether a game is offered on this device, in this language and in this region. */
export async function isOffered(app: App, game: CatalogueRow, visitor: Visitor) {
  const terms = await termsFor(app, game);
  return isShownTo(terms.vendor, visitor) && isShownTo(terms.game, visitor);
}

/**
 * The games that are switched on, in the operators' order; for a visitor only what is offered to
 * him.
 */
export async function openGames(app: App, visitor: Visitor | null): Promise<readonly PlacedGame[]> {
  const now = await board.read(app);
  const on = await vendorsOn(app, now);
  const kind = visitor && [visitor.device, visitor.language, visitor.region];
  const key = JSON.stringify([kind, ...on]);
  const kept = now.lists.get(key);
  if (kept) return kept;
  if (now.lists.size >= LISTS_KEPT) now.lists.clear();
  const list = listFor(now, on, visitor);
  now.lists.set(key, list);
  return list;
}

function listFor(
  { games, categoriesOff, vendorTerms }: Board,
  on: ReadonlySet<string>,
  visitor: Visitor | null,
): readonly PlacedGame[] {
  const offered = (terms: Terms = NO_TERMS) => visitor === null || isShownTo(terms, visitor);
  const shown = new Set([...on].filter((vendor) => offered(vendorTerms.get(vendor))));
  return games.filter(
    ({ vendor, category, enabled, terms }) =>
      enabled && shown.has(vendor) && !categoriesOff.has(category) && offered(terms),
  );
}

/** Games in the operators' order; those without a place follow in the registries' order. */
export function inPlace<G extends CatalogueRow>(
  games: readonly G[],
  marks: readonly Pick<GameMarks, 'node_id' | 'place'>[],
): G[] {
  const places = new Map(marks.map(({ node_id, place }) => [node_id, place]));
  const placeOf = ({ nodeId }: G) => places.get(nodeId) ?? Number.MAX_SAFE_INTEGER;
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
