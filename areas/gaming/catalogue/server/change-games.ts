import { newId, plusSeconds } from '@palaro/kernel';
import { recordAudit, refuse, systemActor, type App, type Operator, type Tx } from '@palaro/server';
import type { GameChange } from '../console.api.ts';
import { ALL_GAMES, gameByNode } from './games-in-code.ts';
import { plannedGames } from './planned-games.ts';
import { inPlace, tellGamesChanged } from './switchboard.ts';
import {
  endPlanned,
  lockPlanned,
  lockSwitchboard,
  setCategoryOn,
  setGame,
  setPlaces,
  setVendorOn,
} from './switchboard.repository.ts';

/** Switching can be planned for at most a year ahead. */
export const AHEAD_MAX_SECONDS = 366 * 86_400;

interface Wanted {
  change: GameChange;
  reason: string;
  at?: string | undefined;
}

/**
 * Switches vendors, categories and games, and marks games, at once or at an instant; one person,
 * recorded (docs/domain/operator-console.md §3). Open rounds still get their credits. Throws
 * `game.not_found` for what the catalogue has not, `game.no_change`, `game.time_refused`.
 */
export async function changeGames(app: App, operator: Operator, { change, reason, at }: Wanted) {
  checkKnown(change);
  const now = app.clock.now();
  const later = at === undefined ? null : new Date(at);
  if (later && (later <= now || later > plusSeconds(now, AHEAD_MAX_SECONDS))) {
    throw refuse('game.time_refused');
  }
  await app.db.transaction().execute(async (tx) => {
    if (later) {
      await planGameChange(app, tx, { change, at: later, by: operator.name, reason });
      const after = { plannedFor: later.toISOString(), change };
      await recordAudit(tx, operator, now, { subject: 'games:switchboard', after, reason });
      return;
    }
    const before = await applyGameChange(tx, change);
    const entry = { subject: subjectOf(change), before, after: change, reason };
    await recordAudit(tx, operator, now, entry);
  });
  if (!later) tellGamesChanged(app);
  return {};
}

/** A single thing is the entry's subject, so that its own history finds it. */
function subjectOf({ vendors = [], categories = [], games = [] }: GameChange): string {
  const subjects = [
    ...vendors.map(({ vendor }) => `vendor:${vendor}`),
    ...categories.map(({ category }) => `category:${category}`),
    ...games.map(({ nodeId }) => `game:${nodeId}`),
  ];
  return subjects.length === 1 ? String(subjects[0]) : 'games:switchboard';
}

function checkKnown({ vendors = [], categories = [], games = [] }: GameChange): void {
  const known =
    vendors.every(({ vendor }) => ALL_GAMES.some((game) => game.vendor === vendor)) &&
    categories.every(({ category }) => ALL_GAMES.some((game) => game.category === category)) &&
    games.every(({ nodeId }) => gameByNode(nodeId) !== undefined);
  if (!known) throw refuse('game.not_found');
  if (vendors.length + categories.length + games.length === 0) throw refuse('game.no_change');
}

/** Applies a change under the switchboard's lock; answers what was there. */
export async function applyGameChange(
  tx: Tx,
  { vendors = [], categories = [], games = [] }: GameChange,
) {
  await lockSwitchboard(tx);
  const before = await readBefore(tx, { vendors, categories, games });
  for (const { vendor, enabled } of vendors) await setVendorOn(tx, vendor, enabled);
  for (const { category, enabled } of categories) await setCategoryOn(tx, category, enabled);
  for (const { nodeId, enabled, hot, isNew } of games) {
    const marks = {
      ...(enabled === undefined ? {} : { enabled }),
      ...(hot === undefined ? {} : { hot }),
      ...(isNew === undefined ? {} : { marked_new: isNew }),
    };
    if (Object.keys(marks).length > 0) await setGame(tx, nodeId, marks);
  }
  return before;
}

async function readBefore(tx: Tx, { vendors, categories, games }: Required<GameChange>) {
  const [vendorRows, categoryRows, gameRows] = await Promise.all([
    tx.selectFrom('catalogue_vendor').select(['vendor', 'enabled']).execute(),
    tx.selectFrom('catalogue_category').selectAll().execute(),
    tx.selectFrom('catalogue_game').select(['node_id', 'enabled', 'hot', 'marked_new']).execute(),
  ]);
  const onNow = (row: { enabled: boolean } | undefined) => row?.enabled ?? true;
  return {
    vendors: vendors.map(({ vendor }) => ({
      vendor,
      enabled: onNow(vendorRows.find((row) => row.vendor === vendor)),
    })),
    categories: categories.map(({ category }) => ({
      category,
      enabled: onNow(categoryRows.find((row) => row.category === category)),
    })),
    games: games.map(({ nodeId }) => {
      const row = gameRows.find(({ node_id }) => node_id === nodeId);
      return {
        ...{ nodeId, enabled: onNow(row) },
        ...{ hot: row?.hot ?? null, isNew: row?.marked_new ?? null },
      };
    }),
  };
}

/** Puts games in this order in the places that they have together; the others keep theirs. */
export async function orderGames(app: App, operator: Operator, nodeIds: readonly string[]) {
  const moved = new Set(nodeIds);
  if (nodeIds.some((nodeId) => !gameByNode(nodeId))) throw refuse('game.not_found');
  if (moved.size !== nodeIds.length || moved.size < 2) throw refuse('game.no_change');
  await app.db.transaction().execute(async (tx) => {
    await lockSwitchboard(tx);
    const rows = await tx.selectFrom('catalogue_game').select(['node_id', 'place']).execute();
    const places = new Map(rows.map((row) => [row.node_id, row]));
    const old = inPlace(ALL_GAMES, places).map(({ nodeId }) => nodeId);
    const next = [...nodeIds];
    const whole = old.map((nodeId) => (moved.has(nodeId) ? (next.shift() ?? nodeId) : nodeId));
    if (whole.every((nodeId, at) => nodeId === old[at])) throw refuse('game.no_change');
    await setPlaces(tx, whole);
    const before = { order: old.filter((nodeId) => moved.has(nodeId)) };
    const entry = { subject: 'games:order', before, after: { order: [...nodeIds] } };
    await recordAudit(tx, operator, app.clock.now(), entry);
  });
  tellGamesChanged(app);
  return {};
}

interface Planned {
  change: GameChange;
  at: Date;
  by: string;
  reason: string;
}

/** Stores a change of the switchboard for its time, within the caller's transaction. */
export async function planGameChange(app: App, tx: Tx, { change, at, by, reason }: Planned) {
  const now = app.clock.now();
  const id = newId(now);
  const row = { id, apply_at: at, change: JSON.stringify(change), asked_by: by, reason };
  await tx
    .insertInto('catalogue_schedule')
    .values({ ...row, state: 'Waiting' })
    .execute();
  const afterSeconds = Math.max(0, (at.getTime() - now.getTime()) / 1_000);
  await app.queue.add(tx, plannedGames, { id }, { afterSeconds });
}

/** Applies planned switching once it is due; running it twice changes nothing more. */
export async function applyPlannedChange(app: App, id: string): Promise<void> {
  const applied = await app.db.transaction().execute(async (tx) => {
    const row = await lockPlanned(tx, id);
    if (row?.state !== 'Waiting') return false;
    const now = app.clock.now();
    const early = row.apply_at.getTime() - now.getTime();
    if (early > 0) {
      await app.queue.add(tx, plannedGames, { id }, { afterSeconds: early / 1_000 });
      return false;
    }
    const before = await applyGameChange(tx, row.change);
    await endPlanned(tx, id, 'Applied');
    await recordAudit(tx, systemActor(plannedGames.name), now, {
      ...{ action: 'game.change', subject: subjectOf(row.change), before, after: row.change },
      reason: `${row.asked_by}: ${row.reason}`,
    });
    return true;
  });
  if (applied) tellGamesChanged(app);
}

/** Cancels planned switching. Throws `not_found`, or `game.not_waiting` after it was applied. */
export async function cancelPlanned(app: App, operator: Operator, id: string, reason: string) {
  await app.db.transaction().execute(async (tx) => {
    const row = await lockPlanned(tx, id);
    if (!row) throw refuse('not_found');
    if (row.state !== 'Waiting') throw refuse('game.not_waiting');
    await endPlanned(tx, id, 'Cancelled');
    const before = { plannedFor: row.apply_at.toISOString(), change: row.change };
    const entry = { subject: 'games:switchboard', before, reason };
    await recordAudit(tx, operator, app.clock.now(), entry);
  });
  return {};
}
