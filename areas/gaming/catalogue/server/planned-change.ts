import { newId } from '@palaro/kernel';
import {
  Refusal,
  recordAudit,
  refuse,
  systemActor,
  type App,
  type Operator,
  type Tx,
} from '@palaro/server';
import type { GameChange } from '../console.api.ts';
import { applyGameChange, namedValues, subjectOf } from './apply-games.ts';
import { changedTerms, loosensAny, readTerms, requireStakes } from './judge-terms.ts';
import { plannedGames } from './planned-games.ts';
import { tellGamesChanged } from './switchboard.ts';
import { endPlanned, lockPlanned, lockSwitchboard } from './switchboard.repository.ts';

interface Planned {
  change: GameChange;
  at: Date;
  by: string;
  reason: string;
  /** A second person agreed. */
  agreed?: boolean;
  /** The maintenance window that it begins or ends. */
  window?: string;
}

/** Stores a change of the switchboard for its time, within the caller's transaction. */
export async function planGameChange(app: App, tx: Tx, planned: Planned) {
  const { change, at, by, reason, agreed = false, window = null } = planned;
  const now = app.clock.now();
  const id = newId(now);
  const about = { change: JSON.stringify(change), asked_by: by, reason, window_id: window };
  await tx
    .insertInto('catalogue_schedule')
    .values({ id, apply_at: at, ...about, agreed, state: 'Waiting' })
    .execute();
  const afterSeconds = Math.max(0, (at.getTime() - now.getTime()) / 1_000);
  await app.queue.add(tx, plannedGames, { id }, { afterSeconds });
}

/**
 * Applies planned switching once it is due; running it twice changes nothing more. It is judged by
 * what is there now: what one person planned as stricter is refused where it would loosen by then,
 * and so is a bound that leaves a game no stake.
 */
export async function applyPlannedChange(app: App, id: string): Promise<void> {
  const applied = await app.db.transaction().execute(async (tx) => {
    await lockSwitchboard(tx);
    const row = await lockPlanned(tx, id);
    if (row?.state !== 'Waiting') return false;
    const now = app.clock.now();
    const early = row.apply_at.getTime() - now.getTime();
    if (early > 0) {
      await app.queue.add(tx, plannedGames, { id }, { afterSeconds: early / 1_000 });
      return false;
    }
    const { change } = row;
    const entry = {
      subject: subjectOf(change),
      after: namedValues(change),
      reason: `${row.asked_by}: ${row.reason}`,
    };
    const actor = systemActor(plannedGames.name);
    if (!(await isStillAllowed(app, tx, row))) {
      await endPlanned(tx, id, 'Refused');
      await recordAudit(tx, actor, now, { ...entry, action: 'game.plan_refused' });
      return false;
    }
    const before = await applyGameChange(tx, change);
    await endPlanned(tx, id, 'Applied');
    await recordAudit(tx, actor, now, { ...entry, action: 'game.change', before });
    return true;
  });
  if (applied) tellGamesChanged(app);
}

async function isStillAllowed(app: App, tx: Tx, row: { change: GameChange; agreed: boolean }) {
  const now = await readTerms(tx);
  const next = changedTerms(now, row.change);
  if (!row.agreed && loosensAny(now, next)) return false;
  try {
    await requireStakes(app, next, row.change);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Cancels planned switching. Throws `not_found`, or `game.not_waiting` after it was applied. */
export async function cancelPlanned(app: App, operator: Operator, id: string, reason: string) {
  await app.db.transaction().execute(async (tx) => {
    const row = await lockPlanned(tx, id);
    if (!row) throw refuse('not_found');
    if (row.state !== 'Waiting') throw refuse('game.not_waiting');
    await endPlanned(tx, id, 'Cancelled');
    const before = { plannedFor: row.apply_at.toISOString(), ...namedValues(row.change) };
    const entry = { subject: 'games:switchboard', before, reason };
    await recordAudit(tx, operator, app.clock.now(), entry);
  });
  return {};
}
