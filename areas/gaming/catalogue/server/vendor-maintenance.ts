import { plusSeconds } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Operator } from '@palaro/server';
import type { GameChange } from '../console.api.ts';
import { applyGameChange } from './apply-games.ts';
import { AHEAD_MAX_SECONDS } from './change-games.ts';
import { planGameChange } from './planned-change.ts';
import { tellGamesChanged } from './switchboard.ts';

interface Window {
  vendor: string;
  /** Absent: now. */
  from?: string | undefined;
  until: string;
  reason: string;
}

/**
 * Takes a vendor's games away for a time; they come back by themselves. Open rounds still get their
 * credits. One person, recorded. Throws `game.time_refused` for a time that is over, in the wrong
 * order or more than a year ahead.
 */
export async function planVendorMaintenance(app: App, operator: Operator, window: Window) {
  const { vendor, reason } = window;
  const now = app.clock.now();
  const from = window.from === undefined ? now : new Date(window.from);
  const until = new Date(window.until);
  if (from < now || until <= from || until > plusSeconds(now, AHEAD_MAX_SECONDS)) {
    throw refuse('game.time_refused');
  }
  const turn = (enabled: boolean): GameChange => ({ vendors: [{ vendor, enabled }] });
  const by = operator.name;
  await app.db.transaction().execute(async (tx) => {
    if (from > now) await planGameChange(app, tx, { change: turn(false), at: from, by, reason });
    else await applyGameChange(tx, turn(false));
    await planGameChange(app, tx, { change: turn(true), at: until, by, reason });
    const after = { maintenance: { from: from.toISOString(), until: until.toISOString() } };
    await recordAudit(tx, operator, now, { subject: `vendor:${vendor}`, after, reason });
  });
  if (from <= now) tellGamesChanged(app);
  return {};
}
