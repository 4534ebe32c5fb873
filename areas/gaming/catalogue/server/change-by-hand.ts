import { recordAudit, systemActor, type App, type Tx } from '@palaro/server';
import type { GameChange } from '../console.api.ts';
import { applyGameChange, namedValues, subjectOf } from './apply-games.ts';
import { plannedGames } from './planned-games.ts';
import { endPlanned, lockSwitchboard, lockWaiting } from './switchboard.repository.ts';

type Plan = Awaited<ReturnType<typeof lockWaiting>>[number];

/**
 * Changes the switchboard at once, as a person asks, and ends the waiting plans of the same values:
 * none overwrites what was changed after it was made (docs/domain/operator-console.md §3, Stale).
 * Answers what was there.
 */
export async function changeByHand(app: App, tx: Tx, change: GameChange) {
  await lockSwitchboard(tx);
  const before = await applyGameChange(tx, change);
  const named = new Set(namesIn(change));
  const waiting = await lockWaiting(tx);
  const overtaken = waiting.filter(
    (plan) => !isWindowAhead(plan, waiting) && namesIn(plan.change).some((name) => named.has(name)),
  );
  for (const { id } of overtaken) await endPlanned(tx, id, 'Stale');
  for (const { change: planned, asked_by, reason } of overtaken) {
    await recordAudit(tx, systemActor(plannedGames.name), app.clock.now(), {
      action: 'game.plan_stale',
      subject: subjectOf(planned),
      after: namedValues(planned),
      reason: `${asked_by}: ${reason}`,
    });
  }
  return before;
}

/** Each value that a change sets: `vendor:KASA enabled`. */
const namesIn = (change: GameChange): string[] =>
  Object.entries(namedValues(change)).flatMap(([subject, set]) =>
    Object.keys(set).map((name) => `${subject} ${name}`),
  );

/** Maintenance that has not begun comes whatever is switched before it, and ends as planned. */
const isWindowAhead = ({ id, window_id }: Plan, waiting: readonly Plan[]) =>
  window_id !== null && waiting.some((one) => one.window_id === window_id && one.id !== id);
