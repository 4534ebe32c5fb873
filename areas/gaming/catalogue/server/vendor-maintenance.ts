import { newId, plusSeconds } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Db, type Operator } from '@palaro/server';
import type { GameChange } from '../console.api.ts';
import { applyGameChange } from './apply-games.ts';
import { AHEAD_MAX_SECONDS } from './change-games.ts';
import { planGameChange } from './planned-change.ts';
import { tellGamesChanged } from './switchboard.ts';
import { endPlanned, listWindows, lockSwitchboard, lockWindow } from './switchboard.repository.ts';

interface Wanted {
  vendor: string;
  /** Absent: now. */
  from?: string | undefined;
  until: string;
  reason: string;
}

const turn = (vendor: string, enabled: boolean): GameChange => ({ vendors: [{ vendor, enabled }] });

/**
 * Takes a vendor's games away for a time; they come back by themselves. Open rounds still get their
 * credits. One person, recorded. Throws `game.time_refused` for a time that is over, in the wrong
 * order or more than a year ahead, and `vendor.maintenance_overlaps` where another window of the
 * vendor holds then: the end of the first would open what the second keeps closed.
 */
export async function planVendorMaintenance(app: App, operator: Operator, wanted: Wanted) {
  const { vendor, reason } = wanted;
  const now = app.clock.now();
  const from = wanted.from === undefined ? now : new Date(wanted.from);
  const until = new Date(wanted.until);
  if (from < now || until <= from || until > plusSeconds(now, AHEAD_MAX_SECONDS)) {
    throw refuse('game.time_refused');
  }
  const plan = { by: operator.name, reason, window: newId(now) };
  await app.db.transaction().execute(async (tx) => {
    await lockSwitchboard(tx);
    const others = await windowsIn(tx, vendor);
    if (others.some((other) => overlaps(other, from, until))) {
      throw refuse('vendor.maintenance_overlaps');
    }
    const off = turn(vendor, false);
    if (from > now) await planGameChange(app, tx, { ...plan, change: off, at: from });
    else await applyGameChange(tx, off);
    await planGameChange(app, tx, { ...plan, change: turn(vendor, true), at: until });
    const after = { maintenance: { from: from.toISOString(), until: until.toISOString() } };
    await recordAudit(tx, operator, now, { subject: `vendor:${vendor}`, after, reason });
  });
  if (from <= now) tellGamesChanged(app);
  return {};
}

/** A maintenance window of which something still waits. */
interface Maintenance {
  id: string;
  /** Null: it began when it was planned, or its beginning was cancelled on the switchboard. */
  from: Date | null;
  /** Null: its end was cancelled on the switchboard. */
  until: Date | null;
  begun: boolean;
  by: string;
  reason: string;
}

type Plan = Awaited<ReturnType<typeof lockWindow>>[number];

function maintenanceOf(id: string, plans: readonly Plan[]): Maintenance | null {
  const which = (enabled: boolean) =>
    plans.find(({ change }) => change.vendors?.[0]?.enabled === enabled);
  const off = which(false);
  const on = which(true);
  const [first] = plans;
  if (!first || !plans.some(({ state }) => state === 'Waiting')) return null;
  const { asked_by: by, reason } = first;
  const isKept = (plan: Plan | undefined) =>
    plan?.state === 'Waiting' || plan?.state === 'Applied' ? plan.apply_at : null;
  const begun = off === undefined || off.state === 'Applied';
  return { id, from: isKept(off), until: isKept(on), begun, by, reason };
}

/** Whether a window that is planned or runs holds at a time between these two. */
const overlaps = ({ from, until }: Maintenance, begins: Date, ends: Date) =>
  (from === null || from < ends) && (until === null || until > begins);

/** The vendor's maintenance windows that are planned or running, the next one first. */
export const listMaintenance = (app: App, vendor: string) => windowsIn(app.db, vendor);

async function windowsIn(db: Db, vendor: string): Promise<Maintenance[]> {
  const plans = await listWindows(db, vendor);
  const ids = new Set(plans.flatMap(({ window_id }) => window_id ?? []));
  return [...ids].flatMap(
    (id) =>
      maintenanceOf(
        id,
        plans.filter(({ window_id }) => window_id === id),
      ) ?? [],
  );
}

/**
 * Cancels a maintenance window whole: neither its beginning nor its end will happen, and a vendor
 * whose window has begun is on again at once. One person, as for planning it. Throws `not_found`
 * for another vendor's, and `game.not_waiting` after it has ended.
 */
export async function cancelMaintenance(
  app: App,
  operator: Operator,
  { vendor, window, reason }: { vendor: string; window: string; reason: string },
) {
  const begun = await app.db.transaction().execute(async (tx) => {
    await lockSwitchboard(tx);
    const plans = await lockWindow(tx, vendor, window);
    if (plans.length === 0) throw refuse('not_found');
    const found = maintenanceOf(window, plans);
    if (!found) throw refuse('game.not_waiting');
    for (const { id, state } of plans) {
      if (state === 'Waiting') await endPlanned(tx, id, 'Cancelled');
    }
    if (found.begun) await applyGameChange(tx, turn(vendor, true));
    const { from, until } = found;
    await recordAudit(tx, operator, app.clock.now(), {
      subject: `vendor:${vendor}`,
      before: { maintenance: { from, until } },
      after: { maintenance: null, ...(found.begun ? { enabled: true } : {}) },
      reason,
    });
    return found.begun;
  });
  if (begun) tellGamesChanged(app);
  return {};
}
