import type { Selectable } from 'kysely';
import { newId } from '@palaro/kernel';
import {
  recordAudit,
  refuse,
  systemActor,
  type App,
  type Operator,
  type Tables,
  type Tx,
} from '@palaro/server';
import { namesOf, needsTwoPeople, type SiteChange } from '@palaro/whitelabel';
import { applyChange } from './apply-change.ts';
import {
  endScheduled,
  insertScheduled,
  listScheduled,
  lockScheduled,
} from './schedule.repository.ts';
import { applyPlanned } from './planned-work.ts';
import { changedSince, newestVersion } from './versions.repository.ts';

interface Planned {
  change: SiteChange;
  at: Date;
  people: readonly string[];
  reason: string;
}

/** Stores a change that applies at an instant, with its task, in the caller's transaction. */
export async function scheduleIn(app: App, tx: Tx, { change, at, people, reason }: Planned) {
  const now = app.clock.now();
  const id = newId(now);
  await insertScheduled(tx, {
    id,
    apply_at: at,
    change: JSON.stringify(change),
    seen: await newestVersion(tx),
    people: [...people],
    reason,
    asked_at: now,
    state: 'Waiting',
  });
  const afterSeconds = Math.max(0, (at.getTime() - now.getTime()) / 1_000);
  await app.queue.add(tx, applyPlanned, { id }, { afterSeconds });
  return id;
}

/**
 * Applies a planned change once it is due. Running it twice changes nothing more. It is judged by
 * what is there now: what one person planned is refused where two must agree by then, and no plan
 * overwrites what somebody changed after it was made (docs/domain/operator-console.md §3, Stale).
 */
export async function applyScheduled(app: App, id: string): Promise<void> {
  const applied = await app.db.transaction().execute(async (tx) => {
    const row = await lockScheduled(tx, id);
    if (row?.state !== 'Waiting') return null;
    const now = app.clock.now();
    const early = row.apply_at.getTime() - now.getTime();
    if (early > 0) {
      await app.queue.add(tx, applyPlanned, { id }, { afterSeconds: early / 1_000 });
      return null;
    }
    const { people, reason, change } = row;
    const actor = systemActor(applyPlanned.name);
    const ends = await whyNot(app, tx, row);
    if (ends) {
      await endScheduled(tx, id, ends);
      const entry = { action: 'site.plan_refused', subject: 'site:values', after: change, reason };
      await recordAudit(tx, actor, now, entry);
      return null;
    }
    const done = await applyChange(app, tx, change, { people, reason });
    await endScheduled(tx, id, done ? 'Applied' : 'Unneeded');
    if (!done) return null;
    await recordAudit(tx, actor, now, {
      action: 'site.change',
      subject: 'site:values',
      before: done.before,
      after: done.change,
      reason,
    });
    return done;
  });
  if (applied) await app.site.tell(applied.change);
}

/**
 * Why a due plan is not applied; null if it is. Closing the site replaces whatever notice is there,
 * as it does at once, so a later window does not end because an earlier one came and went.
 */
async function whyNot(app: App, tx: Tx, row: Selectable<Tables['site_schedule']>) {
  const { change, people, seen } = row;
  const site = await app.site.readIn(tx);
  if (people.length < 2 && needsTwoPeople(site, change, app.clock.now())) return 'Refused';
  if (change.maintenance !== undefined) return null;
  return (await changedSince(tx, namesOf(change), seen)).length > 0 ? 'Stale' : null;
}

export async function readSchedule({ db }: App) {
  const rows = await listScheduled(db);
  return {
    list: rows.map(({ id, apply_at, people, reason, change }) => ({
      id,
      applyAt: apply_at.toISOString(),
      people,
      reason,
      change,
    })),
  };
}

/** Cancels a planned change. Throws `not_found`, or `site.not_waiting` after it was applied. */
export async function cancelScheduled(app: App, operator: Operator, id: string, reason: string) {
  await app.db.transaction().execute(async (tx) => {
    const row = await lockScheduled(tx, id);
    if (!row) throw refuse('not_found');
    if (row.state !== 'Waiting') throw refuse('site.not_waiting');
    await endScheduled(tx, id, 'Cancelled');
    await recordAudit(tx, operator, app.clock.now(), {
      subject: 'site:values',
      before: { plannedFor: row.apply_at.toISOString(), change: row.change },
      reason,
    });
  });
  return {};
}
